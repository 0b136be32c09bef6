import type { MatchRow, Store } from '../../store/port.js';
import { readTerms } from '../lobby/terms.js';

/** A match that cannot go on without somebody, and since when it has not. */
export interface Waiting {
  readonly match: MatchRow;
  readonly since: number;
}

/** The matches of every server that wait for somebody, challenges to them included, the one that has waited longest first. */
export async function waitingFor(
  { store }: { readonly store: Pick<Store, 'matchesOf'> },
  player: string,
): Promise<Waiting[]> {
  const seated = await store.matchesOf({ player, status: ['inviting', 'choosing', 'playing'] });
  const invited = await store.matchesOf({ invited: player, status: ['inviting'] });
  return [...seated, ...invited.filter(match => invites(match, player))]
    .flatMap(match => {
      const since = waitsSince(match, player);
      return since === null ? [] : [{ match, since }];
    })
    .sort((one, other) => one.since - other.since);
}

/** Whether a match is a challenge that somebody hasn't accepted yet. */
export const invites = ({ status, seats, terms }: MatchRow, player: string): boolean =>
  status === 'inviting' && readTerms(terms).invited === player && seats.every(seat => seat.player !== player);

/** Since when a match waits for a yes, a deck or an answer of somebody; null where it does not. */
export function waitsSince(match: MatchRow, player: string): number | null {
  const { status, seats, terms, updatedAt } = match;
  if (invites(match, player)) return updatedAt;
  const mine = seats.filter(seat => seat.player === player);
  if (status !== 'playing') return mine.some(({ deck }) => deck === null) ? updatedAt : null;
  const { waits = {} } = readTerms(terms);
  const times = mine.flatMap(({ seat }) => waits[seat]?.since ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
