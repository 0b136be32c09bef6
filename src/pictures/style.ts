/** The one style sheet of all pictures: sizes in pixels of the picture, colours, and how they are looked at. */

/** Pictures are this wide, and must be readable when a phone shows them `SHOWN` wide. */
export const WIDTH = 1000;
export const SHOWN = 390;
/** No text is smaller than this once it is shown on a phone. */
export const LEAST_SHOWN = 10;

/** Sizes of type. */
export const type = { small: 26, body: 28, title: 34, number: 32, huge: 46, line: 1.16 } as const;

/** Distances: around a picture, around what stands in a box, between neighbours. */
export const space = { edge: 20, inset: 14, gap: 12, tight: 6, radius: 14 } as const;

export const iconSize = { small: 30, body: 34, big: 44, huge: 64 } as const;

/** A colour that stands for something, with the colour of what is written on it. Never without an icon or a word. */
export interface Tone {
  readonly fill: string;
  readonly ink: string;
}

export interface Palette {
  readonly page: string;
  readonly panel: string;
  readonly card: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  /** Whose turn it is, what is playable now: thick borders and flags. */
  readonly turn: Tone;
  readonly playable: Tone;
  /** Behind a mark or a counter. */
  readonly chip: string;
  readonly back: Tone;
}

export type Theme = 'dark' | 'light';

const DARK_INK = '#14161c';

/** For the dark and the light theme of a chat. Pictures have a ground of their own, so each is readable in both. */
export const palettes: Readonly<Record<Theme, Palette>> = {
  dark: {
    page: '#171a21',
    panel: '#232834',
    card: '#303747',
    line: '#566077',
    ink: '#f5f7fb',
    soft: '#c3cbda',
    turn: { fill: '#ffd23f', ink: DARK_INK },
    playable: { fill: '#5fd6a4', ink: DARK_INK },
    chip: '#1b202b',
    back: { fill: '#3b4a7a', ink: '#c9d4f5' },
  },
  light: {
    page: '#dfe3ea',
    panel: '#f4f6fa',
    card: '#ffffff',
    line: '#8c96a8',
    ink: '#14161c',
    soft: '#414a5a',
    turn: { fill: '#7a4a00', ink: '#ffffff' },
    playable: { fill: '#00694a', ink: '#ffffff' },
    chip: '#e4e8ef',
    back: { fill: '#3b4a7a', ink: '#e4eaff' },
  },
};

/** Colours of kinds: told apart also by those who see no red, no green or no blue. The same in both themes. */
export const tones = {
  green: { fill: '#00a878', ink: DARK_INK },
  red: { fill: '#e2632c', ink: DARK_INK },
  sky: { fill: '#62bdf0', ink: DARK_INK },
  yellow: { fill: '#f2e34c', ink: DARK_INK },
  blue: { fill: '#0062a8', ink: '#ffffff' },
  purple: { fill: '#d48ab4', ink: DARK_INK },
  steel: { fill: '#c3c8d0', ink: DARK_INK },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;
