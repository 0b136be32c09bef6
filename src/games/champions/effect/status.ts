import * as rules from '../rules/table/status.js';
import type { InPlay, Status as Kind } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with status cards. */
export class Status {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  has(character: InPlay, status: Kind): boolean {
    return character.statuses.includes(status);
  }

  /** Gives a status card; false where there was one already. */
  give(character: InPlay, status: Kind): boolean {
    return rules.give(this.game.match, character, status);
  }

  /** Takes a status card off; false where there was none. */
  remove(character: InPlay, status: Kind): boolean {
    return rules.shed(this.game.match, character, status, { spent: false });
  }

  /** One status card gives way to another. */
  replace(character: InPlay, from: Kind, to: Kind): void {
    this.remove(character, from);
    this.give(character, to);
  }

  /** Stuns those of these characters that are still in play. */
  stun(characters: readonly number[]): void {
    for (const id of characters) {
      const character = this.game.table.find(id);
      if (character !== undefined) this.give(character, 'stunned');
    }
  }
}
