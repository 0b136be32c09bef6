import type { LeaseRow } from '../../store/port.js';

/** Which shards there are for this process, of how many in all. */
export interface Division {
  /** Those it takes whatever others do; null where processes divide all of them. */
  readonly fixed: readonly number[] | null;
  readonly count: number;
}

/** What leases say about a fleet. */
export interface Fleet {
  /** Processes that are alive, in order of their names. */
  readonly processes: readonly string[];
  /** Who has a shard, by its number. */
  readonly holders: ReadonlyMap<number, string>;
}

/** What a process should do about its shards now. */
export interface Step {
  /** Free ones, to try for in this order until there are enough. */
  readonly take: readonly number[];
  /** How many of these. */
  readonly room: number;
  readonly drop: readonly number[];
}

const PROCESS = 'process:';
const SHARD = 'shard:';
/** Its holder is the number of shards that there are in all. */
export const COUNT = 'shards';

export const processLease = (id: string): string => `${PROCESS}${id}`;
export const shardLease = (shard: number): string => `${SHARD}${shard}`;
/** The number of the shard that a lease is for; null for other leases. */
export const shardOf = (name: string): number | null =>
  name.startsWith(SHARD) ? Number(name.slice(SHARD.length)) : null;

/** The number of the shard on which a server is: https://docs.discord.com/developers/events/gateway#sharding */
export const shardFor = (guild: string, count: number): number => Number((BigInt(guild) >> 22n) % BigInt(count));

export function fleetOf(leases: readonly LeaseRow[]): Fleet {
  const holders = new Map<number, string>();
  for (const { name, holder } of leases) {
    const shard = shardOf(name);
    if (shard !== null) holders.set(shard, holder);
  }
  const processes = leases.filter(({ name }) => name.startsWith(PROCESS)).map(({ holder }) => holder);
  return { processes: processes.sort(), holders };
}

/**
 * Fair shares, with as few moves as can be: those who have most keep one more where they don't come out even. Everyone
 * reckons the same from the same leases; where they differ for a moment, only one can have a lease.
 */
export function stepOf(me: string, { fixed, count }: Division, { processes, holders }: Fleet): Step {
  const free = (shard: number): boolean => !holders.has(shard);
  const mine = [...holders].flatMap(([shard, holder]) => (holder === me ? [shard] : [])).sort((a, b) => a - b);
  if (fixed !== null) {
    const take = fixed.filter(free);
    return { take, room: take.length, drop: mine.filter(shard => !fixed.includes(shard)) };
  }
  const all = Array.from({ length: count }, (_, shard) => shard);
  const room = shareOf(me, count, processes, holders) - mine.length;
  // From a place of its own on, so that not everybody tries for the same ones.
  const from = Math.floor((Math.max(0, processes.indexOf(me)) * count) / Math.max(1, processes.length));
  const take = room > 0 ? [...all.slice(from), ...all.slice(0, from)].filter(free) : [];
  return { take, room: Math.max(0, room), drop: room < 0 ? mine.slice(room) : [] };
}

function shareOf(me: string, count: number, processes: readonly string[], holders: Fleet['holders']): number {
  const held = new Map(processes.map(process => [process, 0]));
  for (const holder of holders.values()) if (held.has(holder)) held.set(holder, (held.get(holder) ?? 0) + 1);
  const ranked = [...held].sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1)).map(([name]) => name);
  const rank = ranked.indexOf(me);
  if (rank === -1) return 0;
  return Math.floor(count / ranked.length) + (rank < count % ranked.length ? 1 : 0);
}
