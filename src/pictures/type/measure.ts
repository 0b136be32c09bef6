import { displayFonts, type FontFace, fonts } from './fonts.js';

/** `display` is the lettering of a comic, for names and numbers; what it has no letter for is drawn bold. */
export type Weight = 'regular' | 'bold' | 'display';

/** Part of a text that one font draws. */
export interface Run {
  readonly family: string;
  readonly bold: boolean;
  readonly text: string;
  /** In pixels. */
  readonly width: number;
}

/** A font as a renderer finds it: its family, and which of the two weights that a family may have. */
interface Cut {
  readonly family: string;
  readonly bold: boolean;
  readonly face: FontFace;
}

interface Letter {
  readonly cut: Cut;
  /** In thousandths of the size. */
  readonly width: number;
}

/** Stands for a letter that no bundled font draws. */
const UNKNOWN = '▯';
/** Scripts written from right to left are put in order by the renderer, which has to see them whole. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const ELLIPSIS = '…';

const regular = fonts.map((font): Cut => ({ family: font.family, bold: false, face: font.regular }));
const bold = fonts.map((font): Cut => ({ family: font.family, bold: true, face: font.bold }));
const display = displayFonts.map(({ family, face }): Cut => ({ family, bold: false, face }));

/** The letters of some fonts, each from the first that has it. */
function lettersOf(cuts: readonly Cut[]): ReadonlyMap<number, Letter> {
  const letters = new Map<number, Letter>();
  for (const cut of cuts)
    for (const run of cut.face.widths.split(';')) {
      const [first = '', list = ''] = run.split(':');
      let code = Number.parseInt(first, 36);
      for (const part of list.split(',')) {
        const [width = '', times = '1'] = part.split('*');
        for (let left = Number.parseInt(times, 36); left > 0; left--, code++)
          if (!letters.has(code)) letters.set(code, { cut, width: Number.parseInt(width, 36) });
      }
    }
  return letters;
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

const letters: Letters = {
  regular: lazily(() => lettersOf(regular)),
  bold: lazily(() => lettersOf(bold)),
  display: lazily(
    () => new Map([...lettersOf([...display, ...bold]), ...[...letters.bold()].filter(([code]) => NUMBERS.has(code))]),
  ),
};
const widest: Readonly<Record<'regular' | 'bold', Cut>> = {
  regular: regular.at(-1) as Cut,
  bold: bold.at(-1) as Cut,
};
/** Those of the last family alone. */
const wide: Letters = {
  regular: lazily(() => lettersOf([widest.regular])),
  bold: lazily(() => lettersOf([widest.bold])),
  display: () => wide.bold(),
};

const lettersFor = (text: string, weight: Weight) => (RIGHT_TO_LEFT.test(text) ? wide : letters)[weight]();

/** Nearly all names are of these letters: every font has them, and each stands for itself. */
const PLAIN = /^[ -~]*$/;

/** A text as it can be drawn: letters that no bundled font has become `▯`, characters without a shape of their own go. */
export function drawable(text: string): string {
  // A line does not break before a French exclamation mark; a narrow space is drawn as wide as any other.
  const spaced = text.replace(/[\u00a0\u202f]+/g, '\u00a0').replace(/[^\S\u00a0]+/g, ' ');
  if (PLAIN.test(spaced)) return spaced;
  let drawn = '';
  for (const letter of spaced.normalize('NFC')) {
    if (/[\p{Cc}\p{Cf}\p{Cs}]|\ufe0f/u.test(letter)) continue;
    const code = letter.codePointAt(0) ?? 0;
    drawn += letters.regular().has(code) && letters.bold().has(code) ? letter : UNKNOWN;
  }
  return drawn;
}

/** The parts of a drawable text by the font that draws them, in the order of the text. */
export function runsOf(text: string, size: number, weight: Weight): Run[] {
  const known = lettersFor(text, weight);
  const spare: Letter = { cut: widest[weight === 'regular' ? 'regular' : 'bold'], width: 600 };
  const runs: { cut: Cut; text: string; width: number }[] = [];
  for (const letter of text) {
    const { cut, width } = known.get(letter.codePointAt(0) ?? 0) ?? spare;
    const last = runs.at(-1);
    if (last?.cut === cut) {
      last.text += letter;
      last.width += width;
    } else runs.push({ cut, text: letter, width });
  }
  return runs.map(({ cut, text: written, width }) => ({
    family: cut.family,
    bold: cut.bold,
    text: written,
    width: (width * size) / 1000,
  }));
}

/** How wide a drawable text is, in pixels. */
export function widthOf(text: string, size: number, weight: Weight): number {
  return (sumOf(text, lettersFor(text, weight)) * size) / 1000;
}

/** In thousandths of the size. */
function sumOf(text: string, known: ReadonlyMap<number, Letter>): number {
  let width = 0;
  for (const letter of text) width += known.get(letter.codePointAt(0) ?? 0)?.width ?? 600;
  return width;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : [...segmenter.segment(text)].map(({ segment }) => segment);

/** A text in one line: as much of its beginning as there is room for, and `…` where something was cut. */
export function shortened(text: string, room: number, size: number, weight: Weight): string {
  if (widthOf(text, size, weight) <= room) return text;
  // The whole text decides which fonts draw its letters.
  const known = lettersFor(text, weight);
  let kept = '';
  let width = sumOf(ELLIPSIS, known);
  for (const letter of graphemes(text)) {
    width += sumOf(letter, known);
    if ((width * size) / 1000 > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

/** A text in at most `most` lines, broken at spaces, a long word after a hyphen or anywhere; the last is cut as by `shortened`. */
export function wrap(text: string, room: number, most: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  let rest = text.split(/(?<= )/).filter(part => part !== '');
  const fits = (said: string): boolean => widthOf(said.trimEnd(), size, weight) <= room;
  while (rest.length > 0) {
    const [word = '', ...others] = rest;
    if (fits(line + word)) {
      line += word;
      rest = others;
      continue;
    }
    if (lines.length === most - 1) return [...lines, shortened(line + rest.join(''), room, size, weight)];
    const whole = line !== '';
    const next = whole ? line : breakAt(word, room, size, weight);
    lines.push(next.trimEnd());
    rest = whole ? rest : [word.slice(next.length), ...others].filter(part => part !== '');
    line = '';
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** At least one letter, and as many as there is room for. */
function breakAt(word: string, room: number, size: number, weight: Weight): string {
  let kept = '';
  for (const letter of graphemes(word)) {
    if (kept !== '' && widthOf(kept + letter, size, weight) > room) break;
    kept += letter;
  }
  const hyphen = kept.lastIndexOf('-') + 1;
  return hyphen > 1 && kept.length < word.length ? kept.slice(0, hyphen) : kept;
}
