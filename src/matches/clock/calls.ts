import type { Seat } from '../../kernel/index.js';
import type { MatchRow, Store } from '../../store/port.js';
import { ordersAt } from '../orders/orders.js';
import { type PlayPreferences, preferencesIn, storedBy } from '../people/preferences.js';
import type { Look } from '../play/look.js';
import { quietUntil } from './quiet-hours.js';

/**
 * Seats whose players are named when it's their turn, but not pinged: they want none, or none at this hour, or an
 * auto-reply answers for them. Everybody else reads the same either way.
 */
export function unpinged(look: Look, now: number): Seat[] {
  const { match, preferences } = look;
  const ordered = ordersAt(look);
  return match.seats.flatMap(({ seat, player }) => {
    const theirs = preferences.get(player ?? '');
    if (theirs === undefined) return [];
    return isSilent(theirs, now) || ordered.some(({ prompt }) => prompt.seat === seat) ? [seat] : [];
  });
}

/** The people of some seats who may be pinged now when somebody at their table asks them something. */
export async function pingable(
  store: Pick<Store, 'playerPreferences'>,
  match: MatchRow,
  seats: readonly Seat[],
  now: number,
): Promise<string[]> {
  const players = seats.flatMap(seat => match.seats[seat]?.player ?? []);
  return pingableOf(store, players, now);
}

/** The people among these who may be pinged now. */
export async function pingableOf(
  store: Pick<Store, 'playerPreferences'>,
  players: readonly string[],
  now: number,
): Promise<string[]> {
  const preferences = preferencesIn(await storedBy(store, players));
  return [...preferences].flatMap(([player, theirs]) => (isSilent(theirs, now) ? [] : [player]));
}

/** Whether somebody wants no pings, or none at this hour. */
const isSilent = ({ pings, quiet }: PlayPreferences, now: number): boolean =>
  pings === 'off' || quietUntil(quiet, now) !== null;
