import { Chance } from '../kernel/index.js';
import type { Plan } from './plan.js';

/** A player in a night. */
export interface Entry {
  readonly player: string;
  /** The first round they are paired in. */
  readonly from: number;
  /** The last round they were paired in, once they have left; null while they play on. */
  readonly until: number | null;
}

/** How far a co-op table came. */
export interface Feat {
  readonly won: boolean;
  readonly rounds: number;
  /** Damage dealt and threat removed, all seats together. */
  readonly effort: number;
}

/** What came of a table, in the order of its players. */
export interface Result {
  /** 1 is best, equal places tie; null for players who weren't there. */
  readonly places: readonly (number | null)[];
  /** Matches each has won, if it was a series. */
  readonly wins?: readonly number[];
  readonly feat?: Feat;
}

/** Players who meet in a round. A player alone has a bye, which counts as a win. */
export interface Tabled {
  readonly n: number;
  readonly players: readonly string[];
  /** Its place in a bracket. */
  readonly node?: string;
  /** Which villain of a ladder it meets, from 0. */
  readonly rung?: number;
}

export interface Table extends Tabled {
  readonly result: Result | null;
}

export interface Round {
  readonly n: number;
  /** The seed of its pairings and of everything random about them. Published with them. */
  readonly seed: string;
  readonly tables: readonly Table[];
}

/** Players who go on when a stage is over. */
export interface Advanced {
  readonly after: number;
  readonly players: readonly string[];
}

/** Everything that pairings and standings are derived from. */
export interface Field {
  readonly plan: Pick<Plan, 'format' | 'rounds' | 'bestOf' | 'tableSize' | 'seats'> &
    Partial<Pick<Plan, 'cut' | 'ladder'>>;
  /** How they are seeded, best first, unless it's drawn at random. */
  readonly seeds?: readonly string[] | null;
  /** Who plays together, in formats for teams. */
  readonly teams?: readonly (readonly string[])[] | null;
  /** After which round a second stage began, and who plays in it, best first; null before, and where there is only one. */
  readonly advanced?: Advanced | null;
  /** In the order in which they came. */
  readonly entries: readonly Entry[];
  readonly rounds: readonly Round[];
}

/** Who plays in the next round. */
export const active = ({ entries, rounds }: Field): string[] =>
  entries.filter(({ from, until }) => until === null && from <= rounds.length + 1).map(({ player }) => player);

/** Who was there from the start. */
export const starters = ({ entries }: Field): string[] =>
  entries.filter(({ from }) => from === 1).map(({ player }) => player);

/** The seed that holds for the whole night: the first round's. */
export const nightSeed = ({ rounds }: Field, next: string): string => rounds[0]?.seed ?? next;

/** Who was there from the start, as they are seeded: the rest of them, or all, by lot. */
export function seeded(field: Field, seed: string): string[] {
  const known = (field.seeds ?? []).filter(player => starters(field).includes(player));
  const others = starters(field).filter(player => !known.includes(player));
  return [...known, ...new Chance(nightSeed(field, seed)).stream('order').shuffle(others)];
}

export const tablesOf = ({ rounds }: Field): Table[] => rounds.flatMap(({ tables }) => tables);

/** A bye is won as soon as it's known; null if there's something to play. */
export const byeAt = ({ plan }: Pick<Field, 'plan'>, players: readonly string[]): Result | null =>
  isBye({ plan }, { players }) ? { places: players.map(() => 1) } : null;

/** Whether there are too few at a table to play. */
export const isBye = ({ plan }: Pick<Field, 'plan'>, { players }: Pick<Tabled, 'players'>): boolean =>
  players.length < plan.seats.min;

/** Whether somebody was there at a table that is done. */
export const sat = ({ players, result }: Table, player: string): boolean =>
  players.includes(player) && result?.places[players.indexOf(player)] != null;

/** How often each two have met. */
export class Meetings {
  private readonly counts = new Map<string, number>();

  constructor(field: Field) {
    for (const { players } of tablesOf(field))
      for (const [at, one] of players.entries())
        for (const other of players.slice(at + 1)) this.counts.set(pair(one, other), this.of(one, other) + 1);
  }

  of(one: string, other: string): number {
    return this.counts.get(pair(one, other)) ?? 0;
  }
}

const pair = (one: string, other: string): string => JSON.stringify(one < other ? [one, other] : [other, one]);

/** Byes that each has had. */
export const byesOf = (field: Field, player: string): number =>
  tablesOf(field).filter(table => isBye(field, table) && table.players[0] === player).length;
