import { readTerms } from '../matches/lobby/terms.js';
import type { MatchRow, Store } from '../store/port.js';
import type { At } from './events.js';
import type { Night, NightTable } from './night.js';
import { seriesOf } from './outcome.js';
import { callAgainAt } from './progress.js';

/** A table still in play, as its host needs to see it. */
export interface OpenTable extends At {
  readonly players: readonly string[];
  /** Since when it has been waiting for its players, or in play. */
  readonly since: number;
  /** Its thread, once a match has begun there. */
  readonly channel: string | null;
  /** Whose answer or deck it's waiting for, and since when. */
  readonly waits: readonly { readonly player: string; readonly since: number }[];
  /** When the host can call them again, if they did so recently. */
  readonly callAgain: number | null;
}

/** The tables of a night that are not decided, the one that has run longest first. */
export async function openTablesOf(store: Pick<Store, 'match' | 'matchesOf'>, night: Night): Promise<OpenTable[]> {
  // Not all of them are of the round under way: a correction may have sent others to one before it.
  const open = night.rounds.flatMap(({ n: round, tables }) =>
    tables.flatMap(table => (table.result === null ? [{ round, table }] : [])),
  );
  const all = open.map(async ({ round, table }): Promise<OpenTable> => {
    const last = table.matches.at(-1);
    // Of a series, its newest match.
    const match = last === undefined ? null : ((await seriesOf(store, last.id)).at(-1) ?? null);
    const { players, since } = table;
    const channel = last?.channel ?? null;
    const [waits, callAgain] = [waitsOf(match, table), callAgainAt(table)];
    return { round, table: table.n, players, since, channel, waits, callAgain };
  });
  return (await Promise.all(all)).sort((one, other) => one.since - other.since);
}

function waitsOf(match: MatchRow | null, { absent }: NightTable): OpenTable['waits'] {
  if (match === null) return [];
  const { waits = {} } = readTerms(match.terms);
  return match.seats.flatMap(({ seat, player, deck }) => {
    if (player === null || absent.includes(player)) return [];
    if (match.status === 'choosing') return deck === null ? [{ player, since: match.createdAt }] : [];
    const since = match.status === 'playing' ? waits[seat]?.since : undefined;
    return since === undefined ? [] : [{ player, since }];
  });
}
