import { chatWidths, displayFonts, type FontFace, fonts } from './fonts.js';

/** `display` is the lettering of a comic, for names and numbers; what it has no letter for is drawn bold. */
export type Weight = 'regular' | 'bold' | 'display';

/** Letters that a chat shows, whose messages are laid out before they are sent: sentences, labels of buttons, and bold. */
export type Chat = keyof typeof chatWidths;

/** How a text is set, in a picture or in a chat. */
export type Setting = Weight | Chat;

/** A font as a renderer finds it: its family, and which of the two weights that a family may have. */
export interface Cut {
  readonly family: string;
  readonly bold: boolean;
  readonly face: FontFace;
}

export interface Letter {
  readonly cut: Cut;
  /** In thousandths of the size. */
  readonly width: number;
}

/** Scripts written from right to left are put in order by the renderer, which has to see them whole. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

const regular = fonts.map((font): Cut => ({ family: font.family, bold: false, face: font.regular }));
const bold = fonts.map((font): Cut => ({ family: font.family, bold: true, face: font.bold }));
const display = displayFonts.map(({ family, face }): Cut => ({ family, bold: false, face }));

/** The letters of some fonts, each from the first that has it. */
function lettersOf(cuts: readonly Cut[]): ReadonlyMap<number, Letter> {
  const letters = new Map<number, Letter>();
  for (const cut of cuts)
    for (const [code, width] of widthsIn(cut.face.widths)) if (!letters.has(code)) letters.set(code, { cut, width });
  return letters;
}

/** Code points and widths, as `scripts/measure-fonts.mjs` writes them. */
function widthsIn(written: string): readonly (readonly [code: number, width: number])[] {
  return written.split(';').flatMap(run => {
    const [first = '', list = ''] = run.split(':');
    const widths = list.split(',').flatMap(part => {
      const [width = '', times = '1'] = part.split('*');
      return Array<number>(Number.parseInt(times, 36)).fill(Number.parseInt(width, 36));
    });
    return widths.map((width, at) => [Number.parseInt(first, 36) + at, width] as const);
  });
}

type Letters = Readonly<Record<Weight, () => ReadonlyMap<number, Letter>>>;

/** Made when it's needed first: a start measures nothing. */
function lazily<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** The display face's 7 is easily taken for a 1: numbers are what a table is about, so another font draws them. */
const NUMBERS = new Set([...'0123456789/'].map(letter => letter.codePointAt(0)));

export const letters: Letters = {
  regular: lazily(() => lettersOf(regular)),
  bold: lazily(() => lettersOf(bold)),
  display: lazily(
    () => new Map([...lettersOf([...display, ...bold]), ...[...letters.bold()].filter(([code]) => NUMBERS.has(code))]),
  ),
};
export const widest: Readonly<Record<'regular' | 'bold', Cut>> = {
  regular: regular.at(-1) as Cut,
  bold: bold.at(-1) as Cut,
};
/** Those of the last family alone. */
const wide: Letters = {
  regular: lazily(() => lettersOf([widest.regular])),
  bold: lazily(() => lettersOf([widest.bold])),
  display: () => wide.bold(),
};

export const lettersFor = (text: string, weight: Weight) => (RIGHT_TO_LEFT.test(text) ? wide : letters)[weight]();

export type Widths = ReadonlyMap<number, Pick<Letter, 'width'>>;

/** Letters that it has no font for are as wide as those of pictures: the system draws them. */
const chatLetters = (written: Chat, rest: 'regular' | 'bold'): (() => Widths) =>
  lazily(
    () =>
      new Map([...wide[rest](), ...widthsIn(chatWidths[written]).map(([code, width]) => [code, { width }] as const)]),
  );

const chat: Readonly<Record<Chat, () => Widths>> = {
  chat: chatLetters('chat', 'regular'),
  'chat-button': chatLetters('chat-button', 'bold'),
  'chat-bold': chatLetters('chat-bold', 'bold'),
};

const isChat = (setting: Setting): setting is Chat => setting in chat;

export const widthsFor = (text: string, setting: Setting): Widths =>
  isChat(setting) ? chat[setting]() : lettersFor(text, setting);
