import type { Random, Temper } from '../../../kernel/index.js';

/** How a player judges a hand. */
interface Style {
  /** What it should be able to build before its player attacks. */
  readonly attack: number;
  /** By how much it should reach beyond an attack before its player defends. */
  readonly margin: number;
  /** Added to what it reaches beyond its rivals when it comes to venturing. */
  readonly daring: number;
  /** How often of a hundred its player ventures as if it were far better. */
  readonly bluff: number;
}

const PLAIN: Style = { attack: 12, margin: 3, daring: 0, bluff: 0 };

const STYLES: Readonly<Record<Temper, Style>> = {
  bold: { attack: 11, margin: 3, daring: 1, bluff: 0 },
  careful: { attack: 12, margin: 3, daring: -1, bluff: 0 },
  tricky: { attack: 12, margin: 3, daring: 0, bluff: 10 },
};

export const styleOf = (temper: Temper | undefined): Style => (temper === undefined ? PLAIN : STYLES[temper]);

/** More than any hand reaches beyond another. */
const BLUFF = 30;

/** By how much a hand that is so far ahead passes itself off as being. */
export const shown = (ahead: number, { daring, bluff }: Style, random: Random): number =>
  bluff > 0 && random.int(100) < bluff ? BLUFF : ahead + daring;
