import type { MatchRow, Store } from '../../store/port.js';
import { readTerms } from '../lobby/terms.js';

/** A match that cannot go on without somebody, and since when it has not. */
export interface Waiting {
  readonly match: MatchRow;
  readonly since: number;
}

/** The matches of every server that wait for somebody, the one that has waited longest first. */
export async function waitingFor(
  { store }: { readonly store: Pick<Store, 'matchesOf'> },
  player: string,
): Promise<Waiting[]> {
  const matches = await store.matchesOf({ player, status: ['inviting', 'choosing', 'playing'] });
  return matches
    .flatMap(match => {
      const since = waitsSince(match, player);
      return since === null ? [] : [{ match, since }];
    })
    .sort((one, other) => one.since - other.since);
}

/** Since when a match waits for an answer or a deck of somebody; null where it does not. */
export function waitsSince({ status, seats, terms, updatedAt }: MatchRow, player: string): number | null {
  const mine = seats.filter(seat => seat.player === player);
  if (status !== 'playing') return mine.some(({ deck }) => deck === null) ? updatedAt : null;
  const { waits = {} } = readTerms(terms);
  const times = mine.flatMap(({ seat }) => waits[seat]?.since ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
