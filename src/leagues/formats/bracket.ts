import { Chance } from '../../kernel/index.js';
import { type Field, nightSeed, starters, type Table, type Tabled, tablesOf } from '../field.js';
import { numbered } from './format.js';

/** Where somebody at a place of a bracket comes from. */
type Source = { readonly seed: number } | { readonly winner: string } | { readonly loser: string };

/** A place of a bracket where two meet. */
export interface Node {
  readonly id: string;
  readonly from: readonly [Source, Source];
  /** Only where whoever came second to that place has won there: then both have lost once. */
  readonly after?: string;
}

/** Nobody, or not known yet. */
type Coming = string | null | undefined;

/** The first round of a bracket: seeds from 0, so that the best meet last and byes are spread. */
export function openings(players: number): [number, number][] {
  let order = [0];
  while (order.length < players) order = order.flatMap(seed => [seed, 2 * order.length - 1 - seed]);
  return Array.from({ length: order.length / 2 }, (_, at) => [order[2 * at] as number, order[2 * at + 1] as number]);
}

/** The nodes in which nobody has lost before: `w<round>.<place>`. */
export function upper(players: number): Node[] {
  let round = openings(players).map(
    ([one, other], at): Node => ({
      id: `w1.${at}`,
      from: [{ seed: one }, { seed: other }],
    }),
  );
  const nodes = [...round];
  for (let n = 2; round.length > 1; n++) {
    round = Array.from({ length: round.length / 2 }, (_, at) => ({
      id: `w${n}.${at}`,
      from: [{ winner: `w${n - 1}.${2 * at}` }, { winner: `w${n - 1}.${2 * at + 1}` }] as const,
    }));
    nodes.push(...round);
  }
  return nodes;
}

export const upperRounds = (players: number): number => Math.log2(openings(players).length) + 1;

/** The tables of a bracket that can be played now; null when all of it is decided. */
export function ready(nodes: readonly Node[], field: Field, seed: string): Tabled[] | null {
  const order = new Chance(nightSeed(field, seed)).stream('order').shuffle(starters(field));
  const gone = new Set(field.entries.filter(({ until }) => until !== null).map(({ player }) => player));
  const tables = new Map(tablesOf(field).map(table => [table.node, table]));
  const byId = new Map(nodes.map(node => [node.id, node]));
  const there = (player: Coming): Coming => (typeof player === 'string' && gone.has(player) ? null : player);
  const coming = (source: Source): Coming => {
    if ('seed' in source) return there(order[source.seed] ?? null);
    const id = 'winner' in source ? source.winner : source.loser;
    const table = tables.get(id);
    if (table !== undefined) {
      const decided = decision(table);
      return decided === null ? undefined : there('winner' in source ? decided.winner : decided.loser);
    }
    // Nobody comes from where nobody went.
    return byId.get(id)?.from.every(before => coming(before) === null) ? null : undefined;
  };
  const now = nodes.flatMap(({ id, from, after }): Omit<Tabled, 'n'>[] => {
    if (tables.has(id) || (after !== undefined && !secondWon(tables.get(after)))) return [];
    const who = from.map(coming);
    const players = who.filter((player): player is string => typeof player === 'string');
    return who.includes(undefined) || players.length === 0 ? [] : [{ players, node: id }];
  });
  return now.length === 0 ? null : numbered(now);
}

/** Who goes on from a table and who does not; null while that is open. */
export function decision({ players, result }: Table): { winner: string | null; loser: string | null } | null {
  if (result === null) return null;
  const best = result.places.indexOf(1);
  const winner = best < 0 ? null : (players[best] ?? null);
  return { winner, loser: players.find(player => player !== winner && winner !== null) ?? null };
}

const secondWon = (table: Table | undefined): boolean =>
  table !== undefined && table.players.length === 2 && decision(table)?.winner === table.players[1];
