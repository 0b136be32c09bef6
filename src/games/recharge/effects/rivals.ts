import { chooseOne, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Match } from '../rules/match.js';
import { rivalsOf } from '../state.js';
import { type By, named } from './effect.js';

export const rivals = ({ state }: Match, { seat }: By): Seat[] => rivalsOf(state, seat);

/** One rival of this battle, of one's own choice; null where there is none. */
export function* chooseRival(match: Match, by: By): Play<Seat | null> {
  const seats = rivals(match, by);
  if (seats.length === 0) return null;
  const key = yield* chooseOne({
    seat: by.seat,
    reason: 'rival',
    question: text('ask-rival', named(by)),
    source: by.instance.card,
    options: seats.map(seat => ({ key: `seat-${seat}`, label: text('player', { who: { seat } }) })),
  });
  return seats.find(seat => `seat-${seat}` === key) ?? null;
}

/** Why an effect on a rival's hand does nothing now; null where somebody holds a card. */
export const noHand = (match: Match, by: By) =>
  rivals(match, by).some(seat => match.player(seat).hand.length > 0) ? null : text('why-no-rival-hand');
