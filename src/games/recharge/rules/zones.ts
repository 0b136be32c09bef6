import type { Seat, Why } from '../../../kernel/index.js';
import type { Instance, RechargeState } from '../state.js';
import type { Match } from './match.js';

/** A new id for a card that goes where it is hidden: nobody can follow it there. */
export function hide(state: RechargeState, instance: Instance): Instance {
  instance.id = state.nextId++;
  return instance;
}

/** Takes an instance out of a zone. Throws when it is not there: a rule has lost track of it. */
export function take(zone: Instance[], id: number): Instance {
  const at = zone.findIndex(instance => instance.id === id);
  if (at < 0) throw new Error(`instance ${id} is not where it is looked for`);
  return zone.splice(at, 1)[0] as Instance;
}

/**
 * Draws up to `count` cards, by a rule or because a card says so. An empty draw pile is no harm: nothing is shuffled back
 * (RE-7). Returns how many came.
 */
export function draw(match: Match, seat: Seat, count: number, why: Why = { rule: 'draw' }): number {
  const { state, dealer } = match;
  const { draw: pile, hand } = match.player(seat);
  const drawn = pile.splice(Math.max(0, pile.length - count)).reverse();
  if (drawn.length === 0) {
    dealer.log({ id: 'log-draw-none', args: { who: { seat } }, why });
    return 0;
  }
  hand.push(...drawn.map(instance => hide(state, instance)));
  dealer.show();
  dealer.log({
    id: 'log-draw',
    args: { who: { seat }, count: drawn.length },
    why,
    secret: {
      seats: [seat],
      id: 'log-draw-own',
      args: { count: drawn.length, cards: { list: drawn.map(({ card }) => ({ card })) } },
    },
  });
  return drawn.length;
}

/** Cards go face up to their owners' discard piles. */
export function discard(match: Match, instances: readonly Instance[]): void {
  for (const instance of instances) match.player(instance.owner).discard.push(instance);
}
