import { fingerprint, type Seat, seedOf, seedOfSittings } from '../../kernel/index.js';
import type { MatchRow, SeatRow } from '../../store/port.js';
import { isInLobby } from '../play/look.js';
import { Refused } from '../refused.js';
import { readTerms } from './terms.js';

/** The most characters a player may add. */
export const MOST_LUCK = 100;

type Shuffled = Pick<MatchRow, 'secret' | 'commitment' | 'seats'>;

/** What players have added to a shuffle, in the order in which they typed it. */
export const luckIn = (seats: readonly SeatRow[]): { readonly seat: Seat; readonly words: string }[] =>
  seats
    .flatMap(({ seat, luck }) => (luck === null ? [] : [{ seat, ...luck }]))
    .sort((one, other) => one.n - other.n)
    .map(({ seat, words }) => ({ seat, words }));

/** The fingerprint of a match's shuffle as it stands, or stood when the cards were dealt. */
export const fingerprintOf = ({ commitment, seats }: Pick<Shuffled, 'commitment' | 'seats'>): string =>
  fingerprint(
    commitment,
    luckIn(seats).map(({ words }) => words),
  );

/** What the seats of a match that an older build dealt added to its seed; null for every other match. */
export function sittingsOf(seats: readonly SeatRow[]): string[] | null {
  const sittings = seats.map(({ sitting }) => sitting);
  return luckIn(seats).length > 0 || sittings.every(sitting => sitting === '') ? null : sittings;
}

/** The seed of a match. Once the secret is promised, only its players' words change it. */
export function seedFor(match: Shuffled): string {
  const sittings = sittingsOf(match.seats);
  return sittings === null ? seedOf(match.secret, fingerprintOf(match)) : seedOfSittings(match.secret, sittings);
}

/** Whether a table shares its shuffle with others: then nobody can add to it. */
export const isShared = ({ terms }: Pick<MatchRow, 'terms'>): boolean => readTerms(terms).league?.sealed === true;

/** Whether words may be added: the promise is public, and no card is dealt. */
export const takesLuck = (match: Pick<MatchRow, 'status' | 'terms'>): boolean => isInLobby(match) && !isShared(match);

/** The seats after one of them has changed its words, which then come last. @throws Refused */
export function withLuck(seats: readonly SeatRow[], seat: Seat, said: string): SeatRow[] {
  const words = said.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MOST_LUCK);
  if (words === '') throw new Refused('luck-empty');
  const n = 1 + Math.max(0, ...seats.map(({ luck }) => luck?.n ?? 0));
  return seats.map(row => ({ ...row, sitting: '', late: false, ...(row.seat === seat && { luck: { words, n } }) }));
}

/** The seats after one of them has joined, chosen a deck or changed the table: if others have added words by then, it is late. */
export const afterAct = (seats: readonly SeatRow[], seat: Seat): SeatRow[] =>
  seats.map(row => (row.seat === seat && luckIn(seats).length > 0 ? { ...row, late: true } : row));

/** The seats without any words: those were added before the table changed. */
export const withoutLuck = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.map(row => ({ ...row, luck: null, late: false }));

/**
 * The players without whose help nobody could have chosen the cards: the last one to add words, and those who were late and
 * could still pick a deck to suit them. Empty if nobody has added any.
 */
export function needed(luck: readonly { readonly seat: Seat }[], late: readonly Seat[]): Seat[] {
  const last = luck.at(-1)?.seat;
  return last === undefined ? [] : [last, ...late.filter(seat => seat !== last)];
}

/** The same for the seats of a match. */
export const neededIn = (seats: readonly SeatRow[]): Seat[] =>
  needed(
    luckIn(seats),
    seats.flatMap(({ seat, late }) => (late ? [seat] : [])),
  );
