import type { At } from '../events.js';
import type { Field, Table } from '../field.js';
import type { Coming, Node, Stand } from './bracket.js';
import { bracketOf } from './index.js';

/** One of the trees of a bracket: of single elimination the only one, of double elimination one of three. */
export interface Branch {
  readonly id: string;
  /** From the first. */
  readonly rounds: readonly (readonly Meeting[])[];
}

/** Where two meet, or will meet, in a bracket. */
export interface Meeting {
  readonly node: string;
  /** Its table; of one that is not paired yet, the table it will be as long as nobody leaves. */
  readonly at: At;
  readonly table: Table | null;
  /** Who comes, in the order of the table where there is one; last and null is nobody, which makes it a bye. */
  readonly sides: readonly [Awaited, Awaited];
  /** Meetings of the same branch whose winners come here. */
  readonly from: readonly string[];
}

/** Somebody, or the winner or loser of a table; null for nobody. */
export type Awaited = { readonly player: string } | { readonly open: 'winner' | 'loser'; readonly of: At } | null;

/** How a bracket stands and how it will go on, from its first round on; empty before that, and for other formats. */
export function drawOf(field: Field): Branch[] {
  const all = bracketOf(field);
  const places = placesOf(all);
  return [...new Set(all.map(({ node }) => node.tree))].map(id => {
    const mine = all.filter(({ node }) => node.tree === id);
    const rounds = [...new Set(mine.map(({ node }) => roundOf(node)))];
    return {
      id,
      rounds: rounds.map(round =>
        mine.filter(({ node }) => roundOf(node) === round).map(stand => meetingOf(stand, mine, places)),
      ),
    };
  });
}

/** `l3` of `l3.0`: its round within its branch. */
const roundOf = ({ id }: Node): string => id.split('.')[0] as string;

/** Tables are numbered in the order of a bracket's places. */
function placesOf(all: readonly Stand[]): Map<string, At> {
  const counts = new Map<number, number>();
  return new Map(
    all.map(({ node, table, round }) => {
      const n = (counts.get(round) ?? 0) + 1;
      counts.set(round, n);
      return [node.id, { round, table: table?.n ?? n }];
    }),
  );
}

function meetingOf({ node, table, coming }: Stand, branch: readonly Stand[], places: ReadonlyMap<string, At>): Meeting {
  const awaited = (one: Coming): Awaited =>
    one !== null && 'open' in one ? { open: one.open, of: places.get(one.of) as At } : one;
  const [one, other] = (table === null ? coming.map(awaited) : table.players.map(player => ({ player }))).filter(
    side => side !== null,
  );
  const before = node.from.flatMap(source => ('winner' in source ? source.winner : []));
  return {
    node: node.id,
    at: places.get(node.id) as At,
    table,
    sides: [one ?? null, other ?? null],
    from: before.filter(id => branch.some(stand => stand.node.id === id)),
  };
}
