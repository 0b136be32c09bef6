/** The one style sheet of all pictures: sizes in pixels of the picture, colours, and how they are looked at. */

/** Pictures are this wide, and must be readable when a phone shows them `SHOWN` wide. */
export const WIDTH = 1000;
export const SHOWN = 360;
/** No text of a table is smaller than this once it is shown on a phone. */
export const LEAST_SHOWN = 12;
/** A chat shows a picture that is higher than this narrower than it could be. */
export const HIGHEST = 1.25 * WIDTH;

/** Sizes of type. */
export const type = { body: 34, name: 40, number: 40, title: 48, huge: 60, giant: 96, line: 1.16 } as const;

/** Sizes of type where there is much to read and time to do it: tables, brackets and charts. */
export const print = { small: 26, title: 34 } as const;

/** Distances: around a picture, around what stands in a box, between neighbours. */
export const space = { edge: 20, inset: 14, gap: 12, tight: 6, radius: 14 } as const;

export const iconSize = { small: 30, body: 36, big: 46 } as const;

/** How thick ink is: around a panel, around a card and its parts. */
export const ink = { panel: 6, card: 4, fine: 3 } as const;

/** Dots of a halftone: how far apart, how large. Their middles stand on corners of pixels, so that all are alike. */
export const halftone = { step: 16, radius: 2.6 } as const;

/** A colour on another that shows through: so a drawing names every colour that is on it. */
export function mixed(ground: string, over: string, part: number): string {
  const channel = (at: number): string => {
    const [from, to] = [ground, over].map(colour => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** How far an exhausted card is turned, in degrees. */
export const TILT = 15;

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
  /** Of outlines: the black of a comic. */
  readonly outline: string;
  readonly ink: string;
  readonly soft: string;
  /** Whose turn it is, what is playable now: thick borders and flags. */
  readonly turn: Tone;
  readonly playable: Tone;
  /** What is told above the panels stands on this, as in the boxes of a comic. */
  readonly caption: Tone;
  /** How far something has filled: calm, half full, nearly full. */
  readonly calm: string;
  readonly warning: string;
  readonly danger: string;
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
    outline: '#06070b',
    ink: '#f5f7fb',
    soft: '#c3cbda',
    turn: { fill: '#ffd23f', ink: DARK_INK },
    playable: { fill: '#5fd6a4', ink: DARK_INK },
    caption: { fill: '#ffe9a3', ink: DARK_INK },
    calm: '#4fb3ff',
    warning: '#ffb020',
    danger: '#ff5247',
    chip: '#1b202b',
    back: { fill: '#3b4a7a', ink: '#c9d4f5' },
  },
  light: {
    page: '#e9dfc8',
    panel: '#fbf6ea',
    card: '#ffffff',
    line: '#8c96a8',
    outline: DARK_INK,
    ink: '#14161c',
    soft: '#414a5a',
    turn: { fill: '#7a4a00', ink: '#ffffff' },
    playable: { fill: '#00694a', ink: '#ffffff' },
    caption: { fill: '#ffe27a', ink: DARK_INK },
    calm: '#2f7fc4',
    warning: '#d98200',
    danger: '#d02a1e',
    chip: '#e9e4d6',
    back: { fill: '#3b4a7a', ink: '#e4eaff' },
  },
};

/** Colours of kinds, heroes and teams: told apart also by those who see no red, no green or no blue. The same in both themes. */
export const tones = {
  green: { fill: '#00a878', ink: DARK_INK },
  red: { fill: '#e2632c', ink: DARK_INK },
  sky: { fill: '#62bdf0', ink: DARK_INK },
  yellow: { fill: '#f2e34c', ink: DARK_INK },
  blue: { fill: '#0062a8', ink: '#ffffff' },
  purple: { fill: '#d48ab4', ink: DARK_INK },
  steel: { fill: '#c3c8d0', ink: DARK_INK },
  night: { fill: '#3d3a52', ink: '#ffffff' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;
