import type { Card, Kind } from '../card.js';
import { isDouble } from '../rules/combat/targets.js';
import type { Match } from '../rules/match.js';
import type { InPlay } from '../state.js';

/** What is printed on cards. */
export class Cards {
  private readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** The card that one in play is; a Drone where it lies face down. */
  of(instance: InPlay): Card {
    return this.match.def(instance);
  }

  /** The card of a printed id. */
  byId(id: string): Card {
    return this.match.card(id);
  }

  /** The type of a card by its printed id; a facedown Drone is a minion. */
  kindOf(id: string): Kind {
    return this.match.kindOf(id);
  }

  /** Whether a unique card of that title is in play already. */
  isDouble(card: Card): boolean {
    return isDouble(this.match, card);
  }
}
