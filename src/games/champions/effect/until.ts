import type { Match } from '../rules/match.js';
import type { Lasting } from '../state.js';
import type { Game } from './index.js';

type What = Pick<Lasting, 'stat' | 'by' | 'trait' | 'discount' | 'only' | 'blank'>;

/** What a card's code can have last. */
export class Until {
  private readonly match: Match;
  private readonly game: Game;

  constructor(match: Match, game: Game) {
    this.match = match;
    this.game = game;
  }

  /** A number, trait, cost or text that is different until the end of the phase. */
  phaseEnds(of: Lasting['of'], what: What): void {
    this.match.state.lasting.push({ until: 'phase', of, ...what, source: this.game.source.card });
    if (what.blank === true) this.match.reread();
  }

  /** A number that is different until the end of the round. */
  roundEnds(of: Lasting['of'], what: Pick<Lasting, 'stat' | 'by'>): void {
    this.match.state.lasting.push({ until: 'round', of, ...what, source: this.game.source.card });
  }
}
