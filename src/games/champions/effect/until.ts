import type { Lasting } from '../state.js';
import type { Game } from './index.js';

type What = Pick<Lasting, 'stat' | 'by' | 'trait' | 'discount' | 'only' | 'blank'>;

/** What a card's code can have last. */
export class Until {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** A number, trait, cost or text that is different until the end of the phase. */
  phaseEnds(of: Lasting['of'], what: What): void {
    this.game.match.state.lasting.push({ until: 'phase', of, ...what, source: this.game.source.card });
    if (what.blank === true) this.game.match.reread();
  }

  /** A number that is different until the end of the round. */
  roundEnds(of: Lasting['of'], what: Pick<Lasting, 'stat' | 'by'>): void {
    this.game.match.state.lasting.push({ until: 'round', of, ...what, source: this.game.source.card });
  }
}
