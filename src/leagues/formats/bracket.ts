import { type Field, isBye, seeded, type Table, type Tabled } from '../field.js';
import type { Break } from '../standings/breaks.js';
import { numbered } from './format.js';

/** Where somebody at a place of a bracket comes from. */
type Source = { readonly seed: number } | { readonly winner: string } | { readonly loser: string };

/** A place of a bracket where two meet. */
export interface Node {
  readonly id: string;
  /** The tree it stands in; words `league-bracket-<tree>`. */
  readonly tree: string;
  readonly from: readonly [Source, Source];
  /** Only if the player who came second to that place has won there: then both have lost once. */
  readonly after?: string;
}

/** The first round of a bracket: seeds from 0, so that the best meet last and byes are spread. */
export function openings(players: number): [number, number][] {
  let order = [0];
  while (order.length < players) order = order.flatMap(seed => [seed, 2 * order.length - 1 - seed]);
  return Array.from({ length: order.length / 2 }, (_, at) => [order[2 * at] as number, order[2 * at + 1] as number]);
}

/** The nodes in which nobody has lost before: `w<round>.<place>`. */
export function upper(players: number, tree: string): Node[] {
  let round = openings(players).map(
    ([one, other], at): Node => ({
      id: `w1.${at}`,
      tree,
      from: [{ seed: one }, { seed: other }],
    }),
  );
  const nodes = [...round];
  for (let n = 2; round.length > 1; n++) {
    round = Array.from({ length: round.length / 2 }, (_, at) => ({
      id: `w${n}.${at}`,
      tree,
      from: [{ winner: `w${n - 1}.${2 * at}` }, { winner: `w${n - 1}.${2 * at + 1}` }] as const,
    }));
    nodes.push(...round);
  }
  return nodes;
}

export const upperRounds = (players: number): number => Math.log2(openings(players).length) + 1;

/** Who comes to a side of a place: somebody, nobody (null), or the winner or loser of a table if that is still open. */
export type Coming = { readonly player: string } | { readonly open: 'winner' | 'loser'; readonly of: string } | null;

/** A place of a bracket as things stand. */
export interface Stand {
  readonly node: Node;
  readonly coming: readonly [Coming, Coming];
  /** What was paired there. */
  readonly table: Table | null;
  /** The round in which it is played, or will be as long as nobody leaves. */
  readonly round: number;
}

/** The places of a bracket to which anybody comes, in their order. */
export function stands(nodes: readonly Node[], field: Field, seed: string): Stand[] {
  const order = seeded(field, seed);
  const gone = new Set(field.entries.filter(({ until }) => until !== null).map(({ player }) => player));
  const played = new Map(
    field.rounds.flatMap(({ n, tables }) => tables.map(table => [table.node, { table, round: n }] as const)),
  );
  const next = field.rounds.length + 1;
  const there = (player: string | null | undefined): Coming => (player == null || gone.has(player) ? null : { player });
  const made = new Map<string, Stand>();
  const coming = (source: Source): Coming => {
    if ('seed' in source) return there(order[source.seed]);
    const way = 'winner' in source ? 'winner' : 'loser';
    const of = 'winner' in source ? source.winner : source.loser;
    const { table = null, coming: before = [] } = made.get(of) ?? {};
    const decided = table === null ? null : decision(table);
    if (decided !== null) return there(decided[way]);
    // Nobody comes from where nobody went.
    return table === null && before.every(one => one === null) ? null : { open: way, of };
  };
  /** After which round it is known who comes from there. */
  const known = (source: Source): number =>
    'seed' in source ? 0 : (made.get('winner' in source ? source.winner : source.loser)?.round ?? 0);
  for (const node of nodes) {
    if (node.after !== undefined && !secondWon(made.get(node.after)?.table)) continue;
    const { table = null, round } = played.get(node.id) ?? {};
    const [one, other] = [coming(node.from[0]), coming(node.from[1])];
    const since = Math.max(known(node.from[0]), known(node.from[1]));
    const empty = table === null && one === null && other === null;
    made.set(node.id, {
      node,
      coming: [one, other],
      table,
      round: round ?? (empty ? since : Math.max(next, since + 1)),
    });
  }
  return [...made.values()].filter(stand => stand.table !== null || stand.coming.some(one => one !== null));
}

/** The tables of a bracket that can be played now; null when all of it is decided. */
export function ready(places: readonly Stand[]): Tabled[] | null {
  const now = places.flatMap(({ node, coming, table }): Omit<Tabled, 'n'>[] => {
    if (table !== null || coming.some(one => one !== null && 'open' in one)) return [];
    return [{ players: whoMeets({ coming }), node: node.id }];
  });
  return now.length === 0 ? null : numbered(now);
}

/** Who meets at a place as far as that is known; a single one has a bye. */
export const whoMeets = ({ coming }: Pick<Stand, 'coming'>): string[] =>
  coming.flatMap(one => (one !== null && 'player' in one ? one.player : []));

/** Whether a bracket has gone on without somebody where they would have come; two that a host has swapped came elsewhere. */
export const isPassed = (places: readonly Stand[], player: string): boolean => {
  const sitsIn = (round: number): boolean =>
    places.some(({ round: n, table }) => n === round && table?.players.includes(player) === true);
  return places.some(
    ({ coming, table, round }) =>
      table !== null && coming.some(one => one !== null && 'player' in one && one.player === player) && !sitsIn(round),
  );
};

/** Whether somebody has to go on from a table, so that it cannot end in a draw. */
export const isKnockout = ({ node }: Tabled): boolean => node !== undefined;

/** A bracket as it stood when a round had ended, or as it stands while that is played. */
export const asOf = <T extends Field>(field: T, round: number): T => ({
  ...field,
  ...(field.advanced != null && field.advanced.after >= round && { advanced: null }),
  rounds: field.rounds.slice(0, round),
  entries: field.entries.map(entry =>
    entry.until !== null && entry.until > round ? { ...entry, until: null } : entry,
  ),
});

/** Who goes on from a table and who does not; null while that is open. */
export function decision({ players, result }: Table): { winner: string | null; loser: string | null } | null {
  if (result === null) return null;
  const best = result.places.indexOf(1);
  const winner = best < 0 ? null : (players[best] ?? null);
  return { winner, loser: players.find(player => player !== winner && winner !== null) ?? null };
}

const secondWon = (table: Table | null | undefined): boolean =>
  table != null && table.players.length === 2 && decision(table)?.winner === table.players[1];

/** How far somebody came in a bracket from which those are out who have lost so often. */
export const stage = (lives: number): Break => ({
  id: 'stage',
  shown: 'hidden',
  of: field => player => roundOut(field, player, lives),
});

/** The round after which somebody was out of a bracket; beyond all rounds for who is still in it. */
function roundOut(field: Field, player: string, lives: number): number {
  let left = lives;
  for (const { n, tables } of field.rounds)
    for (const table of tables) {
      if (!table.players.includes(player) || isBye(field, table)) continue;
      const decided = decision(table);
      if (decided === null || decided.winner === player) continue;
      // From where nobody has won nobody goes on, however many lives they have.
      if (decided.winner === null || --left === 0) return n;
    }
  const { until = null } = field.entries.find(entry => entry.player === player) ?? {};
  return until ?? field.rounds.length + 1;
}
