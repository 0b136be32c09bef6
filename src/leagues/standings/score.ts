import { type Field, isBye, type Table, tablesOf } from '../field.js';

export const WIN = 3;
export const DRAW = 1;

/** A player's result at one table. */
export type Fate = 'won' | 'drawn' | 'lost' | 'bye';

/** Null until the table is done, and for players who didn't sit there. */
export function fateOf(field: Field, table: Table, player: string): Fate | null {
  const at = table.players.indexOf(player);
  if (at < 0) return null;
  if (isBye(field, table)) return 'bye';
  if (table.result === null) return null;
  const { places, feat } = table.result;
  if (places[at] !== 1) return 'lost';
  if (feat !== undefined) return feat.won ? 'won' : 'lost';
  return places.length > 1 && places.every(place => place === 1) ? 'drawn' : 'won';
}

/** Match points of a table that was played. */
export const worthOf = (fate: Fate | null): number => (fate === 'won' ? WIN : fate === 'drawn' ? DRAW : 0);

export interface Fates {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
}

export function fatesOf(field: Field, player: string): Fates {
  const all = tablesOf(field).map(table => fateOf(field, table, player));
  const count = (fate: Fate): number => all.filter(one => one === fate).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost'), byes: count('bye') };
}

/** Tables won, and byes, which count as wins. */
export function winsOf(field: Field, player: string): number {
  const { won, byes } = fatesOf(field, player);
  return won + byes;
}

/** 3 for a table won or a bye, 1 for a draw. */
export function matchPoints(field: Field, player: string): number {
  return WIN * winsOf(field, player) + DRAW * fatesOf(field, player).drawn;
}

/**
 * Points for places: as many for the first as people sit at a full table, one less for each place after. Those who
 * share places share what they are worth; who was not there gets none, and a bye is worth a first place.
 */
export function placePoints(field: Field, player: string): number {
  return tablesOf(field).reduce((sum, table) => sum + pointsAt(field, table, player), 0);
}

function pointsAt(field: Field, table: Table, player: string): number {
  const at = table.players.indexOf(player);
  const full = field.plan.tableSize;
  if (at < 0) return 0;
  if (isBye(field, table)) return full;
  const places = table.result?.places ?? [];
  const mine = places[at];
  if (mine == null) return 0;
  const before = places.filter(place => place !== null && place < mine).length;
  const shared = places.filter(place => place === mine).length;
  // The mean of the places they take up together.
  return Math.max(0, full - before - (shared - 1) / 2);
}
