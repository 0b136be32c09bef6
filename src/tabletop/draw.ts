import type { Dealer, Seat, Why } from '../kernel/index.js';
import { type Ids, type Instance, renew } from './instance.js';

export interface Draw<I> {
  readonly seat: Seat;
  readonly hand: I[];
  readonly count: number;
  /** The next card; undefined when there is none. A game that shuffles its discard pile back does it here. */
  readonly next: () => I | undefined;
  readonly why?: Why | undefined;
}

/**
 * Draws up to `count` cards to a hand and says so: how many to all, which to their owner. Returns how many came; nothing
 * is said of none.
 */
export function draw<I extends Instance<unknown>>(
  dealer: Dealer<Ids>,
  { seat, hand, count, next, why }: Draw<I>,
): number {
  let drawn = 0;
  while (drawn < count) {
    const instance = next();
    if (instance === undefined) break;
    hand.push(renew(dealer.state, instance));
    drawn++;
  }
  if (drawn === 0) return 0;
  dealer.show();
  dealer.log(() => {
    const cards = instanceList(hand.slice(-drawn));
    return {
      id: 'log-draw',
      args: { who: { seat }, count: drawn },
      ...(why !== undefined && { why }),
      secret: { seats: [seat], id: 'log-draw-own', args: { count: drawn, cards } },
    };
  });
  return drawn;
}

/** Printed ids as an argument of a line: a list of cards. */
export const cardList = (cards: readonly string[]): { list: { card: string }[] } => ({
  list: cards.map(card => ({ card })),
});

/** The same of physical cards. */
export const instanceList = (instances: readonly Instance<unknown>[]): { list: { card: string }[] } =>
  cardList(instances.map(({ card }) => card));
