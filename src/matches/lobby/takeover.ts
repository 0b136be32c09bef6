import type { Game, Seat } from '../../kernel/index.js';
import { isPractice, practiceLevel } from '../../opponents/index.js';
import type { MatchRow, SeatRow } from '../../store/port.js';
import { reproposed } from '../clock/proposal.js';
import { isLate } from '../clock/waits.js';
import { type Person, seatsOf } from '../play/look.js';
import { Refused } from '../refused.js';
import { nameBeside, practiceSeat, withSeat } from './seats.js';
import { readTerms, type Terms } from './terms.js';

/** Somebody who is to play on for a seat. */
export type Successor = Person | 'practice';

/** Who wishes that a seat goes to somebody else. `by: null`: the table has agreed on it beforehand. */
export interface HandOver {
  readonly by: string | null;
  readonly seat: Seat;
  readonly to: Successor;
  readonly now: number;
}

/**
 * Whether a seat of partners may go into other hands. Its own player may give it to anybody; everyone at the table
 * may give away a seat that is late; players may take theirs back from a practice bot; and the host decides about the
 * other practice bots. @throws Refused
 */
export function checkHandOver(game: Game, match: MatchRow, { by, seat, to, now }: HandOver): SeatRow {
  const row = match.seats[seat];
  if (game.partners !== true) throw new Refused('no-partners');
  if (row === undefined) throw new Refused('not-at-table');
  if (to === 'practice' && isPractice(row)) throw new Refused('practice-already');
  const late = isLate(readTerms(match.terms), seat, now);
  if (by !== null && !mayGive(match, row, { by, to, late })) throw new Refused('not-yours-to-give');
  return row;
}

/** A match with one seat in other hands. What the seat brought to the seed stays as it was. @throws Refused */
export function handedOver(game: Game, match: MatchRow, wish: HandOver): Pick<MatchRow, 'seats' | 'terms'> {
  const { seat, to } = wish;
  const row = checkHandOver(game, match, wish);
  const terms = readTerms(match.terms);
  const away = { ...terms.away };
  if (to === 'practice' && row.player !== null) away[seat] = row.player;
  else delete away[seat];
  const { since, had } = terms.practised?.[seat] ?? { since: 0, had: 0 };
  const practised = { since: match.moves, had: had + (isPractice(row) ? match.moves - since : 0) };
  // Who is back at their seat has chosen there before.
  const isNew = to !== 'practice' && to.id !== terms.away?.[seat];
  const { player, name } =
    to === 'practice' ? practiceSeat(game, match.ruleset, seat) : { player: to.id, name: nameBeside(match.seats, to) };
  const sits: Partial<SeatRow> = { player, name: to === 'practice' ? `${name} (${row.name})` : name };
  const after = withSeat(match.seats, seat, sits);
  const offers = closed(terms, offer => offer.seat === seat);
  const fresh = anew(reproposed(terms, { match }, seat), seat);
  return {
    seats: after,
    terms: {
      ...fresh,
      away,
      offers,
      practised: { ...terms.practised, [seat]: practised },
      ...(isNew && { taken: { ...terms.taken, [seat]: match.moves } }),
    },
  };
}

type Offers = NonNullable<Terms['offers']>;
export type Offer = Offers[string];

/** The offers of a table, of which some no longer stand. When their people were pinged stays known. */
export const closed = ({ offers = {} }: Terms, which: (offer: Offer, person: string) => boolean): Offers =>
  Object.fromEntries(
    Object.entries(offers).map(([person, offer]) => [person, which(offer, person) ? { ...offer, open: false } : offer]),
  );

/** A seat that somebody may sit down at again: they left it to a practice bot, or opened the table; null for none. */
export function seatKeptFor(match: MatchRow, person: string): Seat | null {
  const { away } = readTerms(match.terms);
  const free = match.seats.filter(isPractice).map(({ seat }) => seat);
  return free.find(seat => away?.[seat] === person) ?? (match.host === person ? (free[0] ?? null) : null);
}

/** The seats of a match that is over as they were meant to be held: who left one to a practice bot has it back. */
export function asSeated(match: Pick<MatchRow, 'seats' | 'terms'>): SeatRow[] {
  const { away } = readTerms(match.terms);
  return match.seats.map(row => (isPractice(row) ? { ...row, player: away?.[row.seat] ?? row.player } : row));
}

/** A new player has not been waited for yet, and has neither wished nor agreed that anything is undone. */
function anew({ undo, ...terms }: Terms, seat: Seat): Terms {
  const without = <T>(all: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([one]) => Number(one) !== seat));
  const waited = { waits: without(terms.waits), late: without(terms.late), later: without(terms.later) };
  return { ...terms, ...waited, ...(undo === false && { undo }) };
}

function mayGive(
  match: MatchRow,
  { seat, player }: SeatRow,
  { by, to, late }: { by: string; to: Successor; late: boolean },
): boolean {
  if (player === by) return true;
  if (late && seatsOf(match, by).length > 0) return true;
  if (practiceLevel(player) === null) return false;
  return match.host === by || (to !== 'practice' && to.id === by && readTerms(match.terms).away?.[seat] === by);
}
