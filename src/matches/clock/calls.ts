import type { Seat } from '../../kernel/index.js';
import type { MatchRow, Store } from '../../store/port.js';
import { readTerms, type Terms } from '../lobby/terms.js';
import { ordersAt } from '../orders/orders.js';
import { type PlayPreferences, preferencesIn, storedBy } from '../people/preferences.js';
import type { Look } from '../play/look.js';
import { quietUntil } from './quiet-hours.js';

/** Nobody is nudged more often than this, and by a quick clock not more often than twice in its time; in milliseconds. */
export const NUDGE = 60 * 60 * 1000;

/** Challenges are read in so many at a time. */
const PAGE = 20;

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

/**
 * Why a challenge pings nobody: its host has pinged the same person just now by one that they didn't accept (true: another
 * one pings them no more often than a nudge would), or they wish for no pings now. Undefined where it does.
 */
export async function hushedFor(
  store: Pick<Store, 'matchesOf' | 'playerPreferences'>,
  host: string,
  invited: string,
  now: number,
): Promise<Terms['hushed']> {
  if (await calledLately(store, host, invited, now)) return true;
  const pinged = await pingableOf(store, [invited], now);
  return pinged.length === 0 ? 'wish' : undefined;
}

async function calledLately(
  store: Pick<Store, 'matchesOf'>,
  host: string,
  invited: string,
  now: number,
): Promise<boolean> {
  const since = now - NUDGE;
  const calls = ({ host: by, createdAt, seats, terms }: MatchRow): boolean =>
    by === host &&
    createdAt > since &&
    readTerms(terms).invited === invited &&
    readTerms(terms).hushed === undefined &&
    seats.every(({ player }) => player !== invited);
  for (let last: MatchRow | undefined; ; ) {
    const page = await store.matchesOf({ player: host, limit: PAGE, ...(last !== undefined && { after: last }) });
    if (page.some(calls)) return true;
    last = page.at(-1);
    // No table is newer than its last change.
    if (last === undefined || page.length < PAGE || last.updatedAt <= since) return false;
  }
}
