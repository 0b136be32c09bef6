import { type Field, isBye, sat, tablesOf } from '../field.js';
import { formatOf } from '../formats/index.js';
import { inOrder } from './breaks.js';
import { type Fates, fatesOf, matchPoints, winsOf } from './score.js';

export interface Standing extends Fates {
  readonly player: string;
  /** Those who are equal in everything share one. */
  readonly place: number;
  /** What the order comes from, by what breaks ties in this format. */
  readonly values: readonly { readonly id: string; readonly value: number }[];
  /** What all results are worth in a season that counts those. */
  readonly worth: number;
  /** How often they or their team have won, byes included. */
  readonly wins: number;
  /** Has been at a table, or had a bye. */
  readonly came: boolean;
  /** Has left. */
  readonly out: boolean;
}

/** Whether somebody has won anything: who is first of those who have not is no winner. */
export const hasWon = ({ wins }: Pick<Standing, 'wins'>): boolean => wins > 0;

/** How everybody stands: from what has happened, and nothing else. */
export function standings(field: Field): Standing[] {
  const { breaks, worth = matchPoints, wins = winsOf } = formatOf(field.plan);
  const gone = new Set(field.entries.filter(({ until }) => until !== null).map(({ player }) => player));
  return inOrder(field, breaks).map(({ player, place, values }) => ({
    player,
    place,
    ...fatesOf(field, player),
    values: breaks.map(({ id }, at) => ({ id, value: values[at] as number })),
    worth: worth(field, player),
    wins: wins(field, player),
    came: tablesOf(field).some(table => (isBye(field, table) ? table.players.includes(player) : sat(table, player))),
    out: gone.has(player),
  }));
}
