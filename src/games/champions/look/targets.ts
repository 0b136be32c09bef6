import { thwartTargets } from '../rules/combat/aiming.js';
import { canDamage } from '../rules/combat/targets.js';
import type { Match, Source } from '../rules/match.js';
import type { InPlay } from '../state.js';

/** What a card may be aimed at. */
export class Targets {
  private readonly match: Match;
  private readonly source: Source;
  private readonly thwart: boolean;

  /** By a thwart, where it is one. */
  constructor(match: Match, source: Source, thwart = false) {
    this.match = match;
    this.source = source;
    this.thwart = thwart;
  }

  /** Enemies that can take damage from this card. */
  get damageable(): InPlay[] {
    const card = this.match.card(this.source.card);
    const found: InPlay[] = [];
    for (const { one } of this.match.board.enemies) if (canDamage(this.match, one, card)) found.push(one);
    return found;
  }

  /** Whether a character can take damage from this card. */
  canTakeDamage(character: InPlay): boolean {
    return canDamage(this.match, character, this.match.card(this.source.card));
  }

  /** Whether any of some can. */
  canAnyTakeDamage(characters: readonly InPlay[]): boolean {
    return characters.some(one => this.canTakeDamage(one));
  }

  /** Schemes that can lose threat. */
  get thwartable(): InPlay[] {
    return thwartTargets(this.match, this.thwart);
  }
}
