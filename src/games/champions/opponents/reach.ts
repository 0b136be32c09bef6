import type { Advisor } from './advisor.js';
import { useOf } from './uses.js';

/** Damage that one could still do to the villain this turn: by all who are ready, and by the best event one can pay for. */
export function reach(advisor: Advisor): number {
  const { identity, allies, isHero, mayTurn } = advisor;
  const ready = allies.filter(one => !one.exhausted && !one.statuses.includes('stunned'));
  const goesOut = isHero || mayTurn;
  const own = identity.exhausted || !goesOut || identity.statuses.includes('stunned') ? 0 : 1;
  const blows = ready.reduce((sum, one) => sum + advisor.value(one, 'attack'), own * advisor.mine('attack', 'hero'));
  return blows + (goesOut ? bestEvent(advisor) : 0);
}

function bestEvent(advisor: Advisor): number {
  const { hand } = advisor;
  const events = hand.filter(({ card }) => card.kind === 'event' && (card.cost ?? 0) < hand.length);
  return Math.max(0, ...events.map(({ card }) => useOf(advisor, card.id)?.damage ?? 0));
}
