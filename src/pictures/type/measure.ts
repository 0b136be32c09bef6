import {
  type Cut,
  type Letter,
  letters,
  lettersFor,
  type Setting,
  type Weight,
  type Widths,
  widest,
  widthsFor,
} from './letters.js';
import { divided } from './syllables.js';

/** Part of a text that one font draws. */
export interface Run {
  readonly family: string;
  readonly bold: boolean;
  readonly text: string;
  /** In pixels. */
  readonly width: number;
}

/** Stands for a letter that no bundled font draws. */
const UNKNOWN = '▯';
const ELLIPSIS = '…';

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
export function widthOf(text: string, size: number, setting: Setting): number {
  return (sumOf(text, widthsFor(text, setting)) * size) / 1000;
}

/** In thousandths of the size. */
function sumOf(text: string, known: Widths): number {
  let width = 0;
  for (const letter of text) width += known.get(letter.codePointAt(0) ?? 0)?.width ?? 600;
  return width;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : [...segmenter.segment(text)].map(({ segment }) => segment);

/** A text in one line: as much of its beginning as there is room for, and `…` where something was cut. */
export function shortened(text: string, room: number, size: number, setting: Setting): string {
  if (widthOf(text, size, setting) <= room) return text;
  // The whole text decides which fonts draw its letters.
  const known = widthsFor(text, setting);
  let kept = '';
  let width = sumOf(ELLIPSIS, known);
  for (const letter of graphemes(text)) {
    width += sumOf(letter, known);
    if ((width * size) / 1000 > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

/** The last line that there is room for: cut as by `shortened`, but before a word that would stand there in part, if most of the line is left. */
function lastLine(text: string, room: number, size: number, setting: Setting): string {
  const cut = shortened(text, room, size, setting);
  const kept = cut.slice(0, -ELLIPSIS.length);
  const space = kept.lastIndexOf(' ');
  if (!isInside(text, kept.length) || widthOf(kept.slice(0, space), size, setting) < room / 2) return cut;
  return `${kept.slice(0, space).replace(/[\s,;:·→(]+$/u, '')}${ELLIPSIS}`;
}

/** A text in at most `most` lines, broken at spaces, a long word after a hyphen or between syllables; where it does not fit, the last ends with `…`. */
export function wrap(text: string, room: number, most: number, size: number, setting: Setting): string[] {
  const lines: string[] = [];
  let line = '';
  let rest = text.split(/(?<= )/).filter(part => part !== '');
  const fits = (said: string): boolean => widthOf(said.trimEnd(), size, setting) <= room;
  while (rest.length > 0) {
    const [word = '', ...others] = rest;
    if (fits(line + word)) {
      line += word;
      rest = others;
      continue;
    }
    if (lines.length === most - 1) return [...lines, lastLine(line + rest.join(''), room, size, setting)];
    const whole = line !== '';
    const next = whole ? line : breakAt(word, room, size, setting);
    lines.push(!whole && isInside(word, next.length) ? `${next}-` : next.trimEnd());
    rest = whole ? rest : [word.slice(next.length), ...others].filter(part => part !== '');
    line = '';
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** At least one letter, and as many as there is room for, with a hyphen where they are followed by more of them. */
function breakAt(word: string, room: number, size: number, setting: Setting): string {
  let kept = '';
  for (const letter of graphemes(word)) {
    const longer = kept + letter;
    const shown = isInside(word, longer.length) ? `${longer}-` : longer;
    if (kept !== '' && widthOf(shown.trimEnd(), size, setting) > room) break;
    kept = longer;
  }
  const hyphen = kept.lastIndexOf('-') + 1;
  if (hyphen > 1 && kept.length < word.length) return kept.slice(0, hyphen);
  return isInside(word, kept.length) ? kept.slice(0, divided(word.trimEnd(), kept.length)) : kept;
}

/** Whether a word goes on here with no more than letters on either side. */
const isInside = (word: string, at: number): boolean =>
  /\p{L}$/u.test(word.slice(0, at)) && /^\p{L}/u.test(word.slice(at));
