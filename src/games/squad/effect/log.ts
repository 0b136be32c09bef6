import type { text } from '../../../kernel/index.js';
import type { Game } from './index.js';

/** What a card writes down: that it took effect, and lines of which it is the reason. */
export class Log {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Notes in the log's count that the ability did something. */
  took(): void {
    this.game.match.dealer.effect(this.game.source.card);
  }

  /** A public line that names this player, or `who` it says, and that this card is why. */
  tell(id: string, args: Parameters<typeof text>[1] = {}, rule?: string): void {
    this.game.match.dealer.log({
      id,
      args: { who: { seat: this.game.me }, ...args },
      why: { card: this.game.source.card, ...(rule !== undefined && { rule }) },
    });
  }
}
