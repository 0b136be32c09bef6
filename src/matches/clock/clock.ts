import type { Seat } from '../../kernel/index.js';
import { type Lapse, readTerms } from '../lobby/terms.js';
import type { Matches } from '../matches.js';
import { seatStaying } from '../play/checks.js';
import { type Look, seatsOf } from '../play/look.js';
import { Refused } from '../refused.js';
import { NUDGE } from './calls.js';
import { agreedOn, missingFrom, settled } from './proposal.js';
import { deadlineOf, ofPeople } from './waits.js';

const MINUTE = 60 * 1000;

/** A clock as somebody wishes it, in milliseconds; null for none. */
export interface ClockWish {
  readonly clock: number | null;
  readonly bank: number | null;
  readonly lapse: Lapse;
}

/** Players of a match to whom something has happened, and the match as it now stands. */
export interface Concerned {
  readonly look: Look;
  readonly seats: readonly Seat[];
}

/** Where a proposal stands. */
export interface Proposed extends ClockWish {
  /** The match as it now stands. */
  readonly look: Look;
  readonly number: number;
  readonly seat: Seat;
  /** The people who have not agreed yet, by the first of their seats. */
  readonly missing: readonly Seat[];
}

/** Another clock for a match, which holds as soon as everybody there agrees: at once where there is nobody else. @throws Refused */
export async function proposeClock(matches: Matches, id: string, person: string, wish: ClockWish): Promise<Proposed> {
  const look = await matches.settle(id, (at, terms) => {
    const seat = seatStaying(at, person);
    if (wish.lapse === 'stand-in' && at.game.partners !== true) throw new Refused('no-partners');
    const number = (terms.proposal?.number ?? 0) + 1;
    return agreedOn({ ...terms, proposal: { ...wish, number, seat, agreed: [seat] } }, at);
  });
  return proposedAt(look);
}

/** Agrees to a clock that somebody else proposed. @throws Refused where it is that no more */
export async function agreeToClock(matches: Matches, id: string, person: string, number: number): Promise<Proposed> {
  const look = await matches.settle(id, (at, terms) => {
    const seat = seatStaying(at, person);
    const { proposal } = terms;
    if (proposal === undefined || proposal.number !== number || missingFrom(at, proposal).length === 0)
      throw new Refused('clock-stale');
    if (at.match.seats[proposal.seat]?.player === person) throw new Refused('clock-own');
    return agreedOn({ ...terms, proposal: { ...proposal, agreed: [...proposal.agreed, seat] } }, at);
  });
  return proposedAt(look);
}

/** Takes a proposal off the table: somebody does not agree, or its own player thinks better of it. @throws Refused */
export async function rejectClock(matches: Matches, id: string, person: string, number: number): Promise<Look> {
  return matches.settle(id, (at, terms) => {
    seatStaying(at, person);
    const { proposal } = terms;
    if (proposal?.number !== number || missingFrom(at, proposal).length === 0) throw new Refused('clock-stale');
    return { ...terms, proposal: settled(at, proposal) };
  });
}

function proposedAt(look: Look): Proposed {
  const { proposal } = readTerms(look.match.terms);
  if (proposal === undefined) throw new Refused('clock-stale');
  return { ...proposal, look, missing: missingFrom(look, proposal) };
}

/**
 * Reminds those whom a table waits for, at the wish of somebody who sits there. Returns whom. @throws Refused where
 * nobody is to be reminded, or all have been just now
 */
export async function nudge(matches: Matches, id: string, person: string, now: number): Promise<Concerned> {
  let nudged: Seat[] = [];
  const look = await matches.settle(id, (at, terms) => {
    const { match, table } = at;
    const own = seatsOf(match, person);
    seatStaying(at, person);
    const late = ofPeople(match, table?.prompts ?? []).filter(({ seat }) => !own.includes(seat));
    if (late.length === 0) throw new Refused('nobody-to-nudge');
    const pause = Math.min(NUDGE, (terms.clock ?? Number.POSITIVE_INFINITY) / 2);
    const lastly = (seat: Seat): number => terms.nudged?.[seat] ?? Number.NEGATIVE_INFINITY;
    nudged = [...new Set(late.map(({ seat }) => seat))].filter(seat => lastly(seat) + pause <= now);
    if (nudged.length === 0) {
      const soonest = Math.min(...late.map(({ seat }) => lastly(seat))) + pause;
      throw new Refused('nudged-lately', { minutes: Math.ceil((soonest - now) / MINUTE) });
    }
    return { ...terms, nudged: { ...terms.nudged, ...Object.fromEntries(nudged.map(seat => [seat, now])) } };
  });
  return { look, seats: nudged };
}

/**
 * Somebody whose turn it is will be back later: no reminders until then, and once more time where there is a clock. Returns
 * their seats. @throws Refused if it isn't their turn, or they have said so already
 */
export async function beBackLater(matches: Matches, id: string, person: string, now: number): Promise<Concerned> {
  let asked: Seat[] = [];
  const look = await matches.settle(id, (at, terms) => {
    const { match, table } = at;
    seatStaying(at, person);
    asked = ofPeople(match, table?.prompts ?? []).flatMap(({ seat }) =>
      match.seats[seat]?.player === person ? [seat] : [],
    );
    if (asked.length === 0) throw new Refused('not-awaited');
    const fresh = asked.filter(seat => terms.later?.[seat] === undefined);
    const past = fresh.every(seat => (deadlineOf(terms, seat) ?? Number.POSITIVE_INFINITY) <= now);
    if (fresh.length === 0 || past) throw new Refused('later-already');
    const later = Object.fromEntries(fresh.map(seat => [seat, terms.waits?.[seat]?.prompt ?? 0]));
    return { ...terms, later: { ...terms.later, ...later } };
  });
  return { look, seats: asked };
}

/** How a match's clock stands: what was agreed, and for whom it runs until when. */
export const clockOf = ({ match }: Pick<Look, 'match'>): ClockWish => {
  const { clock, bank, lapse } = readTerms(match.terms);
  return { clock: clock ?? null, bank: bank ?? null, lapse: lapse ?? 'default' };
};
