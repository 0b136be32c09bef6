import type { Seat } from '../../../kernel/index.js';
import type { BlocksFrom, Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card can do with turns, and what it can ask of this one and the last. */
export class Turns {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** This player takes another turn after this one. */
  takeAnother(): void {
    this.game.log.took();
    this.game.match.state.extraTurns++;
    this.game.log.tell('log-extra-turn', {}, 'extra-turn');
  }

  /** For the rest of the turn the opponent's icons do not count where they lie. */
  ignoreIcons(from: BlocksFrom): void {
    this.game.log.took();
    this.game.match.state.memory.now.unheeded[this.game.them as 0 | 1].push(from);
    this.game.log.tell('log-unheeded', { whose: { seat: this.game.them }, from }, 'unblockable');
  }

  /** How many cards have damaged a player this turn, this one left out unless asked for. */
  damagers(seat: Seat, { withThis = false } = {}): number {
    const ids = this.game.match.state.memory.now.damagers[seat as 0 | 1];
    return ids.filter(id => withThis || id !== this.game.source.id).length;
  }

  /** Damage that this player took last turn. */
  get takenLast(): number {
    return this.game.match.state.memory.last.taken[this.game.me as 0 | 1];
  }

  /** Whether the opponent attacked last turn. */
  get wasAttackedLast(): boolean {
    return this.game.match.state.memory.last.attacked[this.game.them as 0 | 1];
  }

  /** The opponent's Keepers that were put into play last turn. */
  get enteredLast(): Instance[] {
    const ids = this.game.match.state.memory.last.entered[this.game.them as 0 | 1];
    return this.game.theirs.keepers.filter(({ id }) => ids.includes(id));
  }
}
