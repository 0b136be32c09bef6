import { powerOf, powerThisTurn, setPower } from '../rules/power.js';
import type { Game } from './index.js';

/** What a card can do with power. */
export class Power {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** The shared power becomes a number, as far as 1 and 20 allow. */
  set(power: number): void {
    if (power !== this.shared) this.game.log.took();
    setPower(this.game.match, power, 'power-change');
  }

  /** Changes this player's own power until the turn ends. */
  thisTurn(by: number): void {
    this.game.log.took();
    powerThisTurn(this.game.match, this.game.me, by);
  }

  /** This player's power for this card: a "+n for …" that fits it counts (SQ-C3). */
  get mine(): number {
    const { match, me, source } = this.game;
    return powerOf(match, me, match.card(source.card));
  }

  /** The power both players share, without what changes either's own. */
  get shared(): number {
    return this.game.match.state.power;
  }

  /** How much this player's power has gone up this turn (SQ-22). */
  get rises(): number {
    return this.game.match.state.memory.now.rises[this.game.me as 0 | 1];
  }
}
