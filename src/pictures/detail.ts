/** How much of a card in play is drawn. What is not drawn is left to the words. */
export interface Detail {
  /** Lines its name may have. */
  readonly names: number;
  /** Lines that say what it does. */
  readonly effect: number;
  /** Whether what it does may be cut where its lines end; else it is left out there. */
  readonly cuts: boolean;
  /** Whether its numbers are drawn. */
  readonly facts: boolean;
  /** Whether zones have a heading. */
  readonly headings: boolean;
  /** Name, numbers and state on one line. */
  readonly flat: boolean;
  /** Columns of cards in a panel that is as wide as half the picture, and in one that is as wide as all of it. */
  readonly columns: 1 | 2;
  readonly wide: 2 | 4;
  /** How wide the small card beside the words is. */
  readonly tile: number;
  readonly leadTile: number;
}

const plenty: Detail = {
  names: 2,
  effect: 3,
  cuts: true,
  facts: true,
  headings: true,
  flat: false,
  columns: 1,
  wide: 2,
  tile: 84,
  leadTile: 132,
};

/** A name and a state on one line. */
const bare: Detail = {
  ...plenty,
  names: 1,
  effect: 0,
  headings: false,
  facts: false,
  flat: true,
  tile: 44,
  leadTile: 64,
};

/** From the fullest to the barest: a table is drawn with the first that fits, on two pictures where none fits on one. */
export const details: readonly Detail[] = [
  plenty,
  { ...plenty, names: 1, effect: 3, tile: 76, leadTile: 108 },
  { ...plenty, names: 1, effect: 2, tile: 68, leadTile: 108 },
  { ...plenty, names: 1, effect: 2, headings: false, tile: 64, leadTile: 96 },
  { ...plenty, names: 1, effect: 1, cuts: false, headings: false, tile: 64, leadTile: 96 },
  { ...plenty, names: 1, effect: 0, headings: false, tile: 60, leadTile: 92 },
  { ...bare, facts: true },
  bare,
  { ...bare, wide: 4 },
];

/** For tables on which far more lies than usual. */
export const barest: Detail = { ...bare, columns: 2, wide: 4, leadTile: 44 };
