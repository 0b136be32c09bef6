import type { Seat } from '../../kernel/index.js';
import { practiceLevel } from '../../opponents/index.js';
import type { Terms } from '../lobby/terms.js';
import { gaveUp, type Look } from '../play/look.js';

/** A match and the table it is played at. */
type At = Pick<Look, 'match' | 'table'>;
type Proposal = NonNullable<Terms['proposal']>;

/** The people at a table besides one of them who have not given up, each by the first of their seats. */
export function othersAt(at: At, seat: Seat): Seat[] {
  const { seats } = at.match;
  const people = new Set([seats[seat]?.player]);
  const gone = gaveUp(at);
  return seats.flatMap(({ seat: other, player }) => {
    if (people.has(player) || gone.includes(other) || practiceLevel(player) !== null) return [];
    people.add(player);
    return [other];
  });
}

/** The people who have yet to agree to another clock, by the first of their seats. */
export const missingFrom = (at: At, { seat, agreed }: Proposal): Seat[] =>
  othersAt(at, seat).filter(other => !agreed.includes(other));

/** A proposal that is no longer open. Its number stays, so that no button from before means the next one. */
export const settled = ({ match }: Pick<Look, 'match'>, proposal: Proposal): Proposal => ({
  ...proposal,
  agreed: match.seats.map(({ seat }) => seat),
});

const isOpen = ({ match }: Pick<Look, 'match'>, { agreed }: Proposal): boolean =>
  match.seats.some(({ seat }) => !agreed.includes(seat));

/** The clock of the proposal, where everybody agrees. Players whose turn it is get the whole of the new time. */
export function agreedOn(terms: Terms, at: At): Terms {
  const { proposal } = terms;
  if (proposal === undefined || missingFrom(at, proposal).length > 0) return terms;
  const { clock: _, bank: _1, lapse: _2, spent: _3, waits: _4, later: _5, ...kept } = terms;
  const { clock, bank, lapse } = proposal;
  return {
    ...kept,
    proposal: settled(at, proposal),
    ...(clock !== null && { clock, lapse }),
    ...(clock !== null && bank !== null && { bank }),
  };
}

/** The same after a step by which the last who had not agreed may have gone. */
export const leftAgreed = (terms: Terms, at: At): Terms =>
  terms.proposal !== undefined && isOpen(at, terms.proposal) ? agreedOn(terms, at) : terms;

/** A proposal when a seat goes into other hands: its new player has agreed to nothing, and has proposed nothing. */
export function reproposed(terms: Terms, at: Pick<Look, 'match'>, seat: Seat): Terms {
  const { proposal } = terms;
  if (proposal === undefined || !isOpen(at, proposal)) return terms;
  if (proposal.seat === seat) return { ...terms, proposal: settled(at, proposal) };
  return { ...terms, proposal: { ...proposal, agreed: proposal.agreed.filter(other => other !== seat) } };
}
