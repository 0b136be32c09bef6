import type { Seat } from '../../kernel/index.js';
import { NUDGE } from '../clock/calls.js';
import type { Matches } from '../matches.js';
import { gaveUp, type Look, type Person } from '../play/look.js';
import { Refused } from '../refused.js';
import { checkHandOver, closed, type Offer } from './takeover.js';
import type { Terms } from './terms.js';

// Nobody finds themselves at a table they haven't been asked to: a seat goes to a person once they say so.

/** Asks somebody to play on for a seat. Returns whether they may be pinged: no more often than for a nudge. @throws Refused */
export async function offerSeat(
  matches: Matches,
  id: string,
  { by, seat, to, now }: { by: string; seat: Seat; to: Person; now: number },
): Promise<{ look: Look; isPing: boolean }> {
  let isPing = false;
  const look = await matches.settle(id, (at, terms) => {
    checkHandOver(at.game, at.match, { by, seat, to, now });
    if (gaveUp(at).includes(seat)) throw new Refused('gave-up');
    const before = terms.offers?.[to.id]?.pinged ?? Number.NEGATIVE_INFINITY;
    isPing = before + NUDGE <= now;
    const offer = { seat, by, pinged: isPing ? now : before, open: true };
    return { ...terms, offers: { ...terms.offers, [to.id]: offer } };
  });
  return { look, isPing };
}

/** Who has offered a person a seat. @throws Refused where nobody has, or not any more */
export function offererOf({ offers = {} }: Terms, seat: Seat, person: string): string {
  const own = offers[person];
  if (own?.seat === seat && own.open) return own.by;
  const isOthers = own?.seat !== seat && Object.values(offers).some(offer => offer.seat === seat && offer.open);
  throw new Refused(isOthers ? 'not-offered' : 'offer-gone');
}

/** The person who was asked doesn't want the seat, or the one who offered it thinks better of it. @throws Refused */
export const dropOffer = (matches: Matches, id: string, seat: Seat, person: string): Promise<Look> =>
  matches.settle(id, (_, terms) => {
    const isOwn = (offer: Offer): boolean => offer.by === person && offer.seat === seat && offer.open;
    if (!Object.values(terms.offers ?? {}).some(isOwn)) offererOf(terms, seat, person);
    return {
      ...terms,
      offers: closed(terms, (offer, asked) => isOwn(offer) || (asked === person && offer.seat === seat)),
    };
  });
