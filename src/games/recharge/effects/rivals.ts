import { chooseOne, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Match } from '../rules/match.js';
import { type By, named } from './effect.js';

/**
 * Who is in the battle of a card; when it is over, all who have cards in it: of those who fight one is left then. Its own
 * player is, also while it is only thought of as played.
 */
export function inBattle({ state }: Match, { seat }: By): readonly Seat[] {
  const seats =
    state.step === 'after'
      ? state.players.flatMap(({ chain }, at) => (chain.length > 0 ? [at] : []))
      : (state.battle?.fighting ?? []);
  return seats.includes(seat) ? seats : [...seats, seat];
}

export const rivals = (match: Match, by: By): Seat[] => inBattle(match, by).filter(other => other !== by.seat);

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
