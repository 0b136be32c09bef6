import type { Random } from '../../kernel/index.js';
import type { Field, Tabled } from '../field.js';
import type { Break } from '../standings/breaks.js';
import type { Stand } from './bracket.js';

/** What hosts may choose about a night whose format has a use for it. */
export type Choice =
  | 'rounds'
  | 'table'
  | 'best-of'
  | 'late'
  | 'undo'
  | 'seeding'
  | 'cut'
  | 'team'
  | 'time'
  | 'next-villain';

/** What the pairings of a round come from, beside what has happened. */
export interface Draw {
  readonly seed: string;
  readonly random: Random;
}

/** A way of playing a night, and all there is to know about it. Everything follows from what has happened and a seed. */
export interface Format {
  /** Whatever else a host names is refused. */
  readonly takes: readonly Choice[];
  /** What decides the order, from first to last. */
  readonly breaks: readonly Break[];
  /** Each table plays together against the game, all with the same secret. */
  readonly together?: true;
  /** Its tables climb from villain to villain, in several rounds. */
  readonly climbs?: true;
  /** What takes a place in the standings, where that is not each player: all of one share theirs. */
  readonly ranks?: 'tables' | 'teams';
  /** What the results of somebody are worth in a season that counts those; match points where this is left out. */
  worth?(field: Field, player: string): number;
  /** How often somebody has won, byes included, where that is not at their own tables. */
  wins?(field: Field, player: string): number;
  /** How many rounds there will be; null where that shows only as it goes. */
  rounds(field: Field): number | null;
  /** The tables of the next round, when all before are done; null when there is none. */
  pair(field: Field, draw: Draw): Tabled[] | null;
  /** How its bracket stands; left out where there is none. */
  bracket?(field: Field, seed: string): Stand[];
  /** Whether two players may change tables in the round that has just been paired; never where this is left out. */
  swaps?(field: Field): boolean;
  /** After how many rounds nobody can come in any more; left out, before the last one. */
  lastEntry?(field: Field): number;
  /** Who goes on to the next stage, best first, when the one before is over; null where nothing follows. */
  advance?(field: Field): string[] | null;
}

/** Tables numbered from 1. */
export const numbered = (tables: readonly Omit<Tabled, 'n'>[]): Tabled[] =>
  tables.map((table, at) => ({ n: at + 1, ...table }));
