import type { Play } from '../../../kernel/index.js';
import * as decks from '../rules/deck.js';
import { placeThreat, removeThreat } from '../rules/threat.js';
import type { InPlay } from '../state.js';
import { Damage } from './damage.js';

/** What a card's code can do with threat. */
export class Threat extends Damage {
  /** Places threat; how much it was. */
  *placeThreat(scheme: InPlay, amount: number): Play<number> {
    return yield* this.match.happens(placeThreat(this.match, scheme.id, amount));
  }

  /** Removes threat; how much it was. Part of the thwart where this ability is one. */
  *removeThreat(scheme: InPlay, amount: number): Play<number> {
    const removal = removeThreat(this.match, scheme.id, amount, this.actor);
    return yield* this.labelled === undefined ? this.match.happens(removal) : removal;
  }

  /** One acceleration token more on the main scheme. */
  accelerate(): void {
    decks.accelerate(this.match);
  }
}
