import type { Match } from '../rules/match.js';
import { powerOf, powerThisTurn, setPower } from '../rules/power.js';
import type { Game } from './index.js';

/** What a card can do with power. */
export class Power {
  private readonly match: Match;
  private readonly game: Game;

  constructor(match: Match, game: Game) {
    this.match = match;
    this.game = game;
  }

  /** The shared power becomes a number, as far as 1 and 20 allow. */
  set(power: number): void {
    if (power !== this.shared) this.game.log.took();
    setPower(this.match, power, 'power-change');
  }

  /** Changes this player's own power until the turn ends. */
  thisTurn(by: number): void {
    this.game.log.took();
    powerThisTurn(this.match, this.game.me, by);
  }

  /** This player's power for this card: a "+n for …" that fits it counts (SQ-C3). */
  get mine(): number {
    return powerOf(this.match.state, this.match.pool, this.game.me, this.match.card(this.game.source.card));
  }

  /** The power both players share, without what changes either's own. */
  get shared(): number {
    return this.match.state.power;
  }

  /** How much this player's power has gone up this turn (SQ-22). */
  get rises(): number {
    return this.match.state.memory.now.rises[this.game.me as 0 | 1];
  }
}
