import type { Random } from '../../kernel/index.js';
import type { Field, Tabled } from '../field.js';
import type { Node } from './bracket.js';

/** A way of playing a night. Everything follows from what has happened and a seed. */
export interface Format {
  /** How many rounds there will be; null where that shows only as it goes. */
  rounds(field: Field): number | null;
  /** The places of its bracket; left out where there is none. */
  nodes?(players: number): Node[];
  /** The tables of the next round, when all before are done; null when the night is over. */
  pair(field: Field, chance: { readonly seed: string; readonly random: Random }): Tabled[] | null;
}

/** Tables numbered from 1. */
export const numbered = (tables: readonly Omit<Tabled, 'n'>[]): Tabled[] =>
  tables.map((table, at) => ({ n: at + 1, ...table }));
