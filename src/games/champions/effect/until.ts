import type { Match } from '../rules/match.js';
import type { Lasting } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can have last. */
export class Until {
  private readonly match: Match;
  private readonly game: Game;

  constructor(match: Match, game: Game) {
    this.match = match;
    this.game = game;
  }

  /** A number, trait or cost that is different until the end of the phase. */
  phaseEnds(of: Lasting['of'], what: Pick<Lasting, 'stat' | 'by' | 'trait' | 'discount'>): void {
    this.match.state.lasting.push({ until: 'phase', of, ...what, source: this.game.source.card });
  }
}
