import * as drawing from '../rules/draw.js';
import type { Game } from './index.js';

/** How a card flips coins. */
export class Coin {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Flips a coin, or lets it fall as given (SQ-19). */
  flip(given?: boolean): boolean {
    this.game.log.took();
    return drawing.flip(this.game.match, this.game.me, given, this.game.source.card);
  }

  /** Settles the next flip for power: heads, or no flip at all. */
  settleNext(how: 'heads' | 'none'): void {
    this.game.log.took();
    this.game.match.state.nextFlip = how;
    this.game.log.tell('log-next-flip', { how }, 'next-flip');
  }
}
