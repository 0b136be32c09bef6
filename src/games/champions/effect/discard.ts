import type { Seat } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with players' discard piles. */
export class Discard {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Cards in the players' discard piles that fit. */
  all(fits: (card: Card) => boolean): Instance[] {
    return this.game.players.inOrder
      .flatMap(seat => this.game.match.player(seat).discard)
      .filter(({ card }) => fits(this.game.match.card(card)));
  }

  /** Takes a card out of whichever discard pile holds it. */
  take(id: number | null): Instance | null {
    for (const { discard: pile } of this.game.match.state.players)
      if (pile.some(one => one.id === id)) return take(pile, id as number);
    return null;
  }

  /** A card from a player's discard pile to the hand, if it still lies there. */
  toHand(instance: Instance, seat: Seat = this.game.me): void {
    const { discard: pile, hand } = this.game.match.player(seat);
    const { id: before } = instance;
    if (!pile.some(({ id }) => id === before)) return;
    const { copies, state } = this.game.match;
    const back = renew(state, take(pile, before));
    copies.set(back.id, copies.get(before) ?? before);
    hand.push(back);
    this.game.match.dealer.log({ id: 'log-to-hand', args: { who: { seat }, card: { card: instance.card } } });
  }
}
