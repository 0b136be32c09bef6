import type { Temper } from '../../../kernel/index.js';

/** What a partner likes: times what striking, thwarting, and cards that stay in play are worth, and what danger costs. */
export interface Taste {
  readonly strike: number;
  readonly thwart: number;
  readonly build: number;
  readonly danger: number;
}

const PLAIN: Taste = { strike: 1, thwart: 1, build: 1, danger: 1 };

const TASTES: Readonly<Record<Temper, Taste>> = {
  bold: { strike: 1.2, thwart: 1, build: 1, danger: 0.9 },
  careful: { strike: 1, thwart: 1.2, build: 1, danger: 1.1 },
  tricky: { strike: 1, thwart: 1, build: 1.3, danger: 1 },
};

export const tasteOf = (temper: Temper | undefined): Taste => (temper === undefined ? PLAIN : TASTES[temper]);
