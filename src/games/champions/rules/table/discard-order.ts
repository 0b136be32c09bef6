import type { Instance } from '../../state.js';
import type { Match } from '../match.js';

/** Whether the order of discards matters: some player's card in the match looks at what lies uppermost in a pile (CH-C45). */
export function mindsOrder({ state, pool }: Match): boolean {
  const minds = ({ card }: Instance): boolean => pool.get(card)?.mindsOrder === true;
  return (
    state.players.some(({ deck, hand, discard }) => deck.some(minds) || hand.some(minds) || discard.some(minds)) ||
    state.play.some(one => minds(one) || one.under.some(minds))
  );
}
