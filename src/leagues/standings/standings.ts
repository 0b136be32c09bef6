import { type Field, isBye, sat, tablesOf } from '../field.js';
import { formatOf } from '../formats/index.js';
import { captainIn } from '../formats/teams.js';
import { inOrder } from './breaks.js';
import { type Fates, fatesOf, matchPoints, winsOf } from './score.js';

export interface Standing extends Fates {
  readonly player: string;
  /** With whom they take up a place: the same for all of a table or team that is ranked as one. */
  readonly side: string;
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
    side: sideOf(field, player),
    place,
    ...fatesOf(field, player),
    values: breaks.map(({ id }, at) => ({ id, value: values[at] as number })),
    worth: worth(field, player),
    wins: wins(field, player),
    came: tablesOf(field).some(table => (isBye(field, table) ? table.players.includes(player) : sat(table, player))),
    out: gone.has(player),
  }));
}

function sideOf(field: Field, player: string): string {
  const { ranks } = formatOf(field.plan);
  if (ranks === 'teams') return captainIn(field, player);
  const table = ranks === 'tables' ? tablesOf(field).findLast(({ players }) => players.includes(player)) : undefined;
  return table === undefined ? player : `table ${table.n}`;
}
