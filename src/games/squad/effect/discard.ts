import type { Seat } from '../../../kernel/index.js';
import { topOf } from '../../../tabletop/index.js';
import type { Card, Filter } from '../card.js';
import type { Game } from './index.js';

/** What a card can do with discard piles. */
export class Discard {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Puts the top card of one's own discard pile into one's hand where it fits. */
  takeTop(which: Filter): void {
    const { discard } = this.game.mine;
    const top = topOf(discard);
    if (top !== undefined && which.fits(this.game.card(top))) this.game.hand.take(top, discard);
  }

  /** The card on top of one's own discard pile. */
  get top(): Card | null {
    return this.topOf(this.game.me);
  }

  /** The card on top of the opponent's discard pile. */
  get topOfTheirs(): Card | null {
    return this.topOf(this.game.them);
  }

  private topOf(seat: Seat): Card | null {
    const top = topOf(this.game.player(seat).discard);
    return top === undefined ? null : this.game.card(top);
  }
}
