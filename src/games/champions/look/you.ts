import type { Seat } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { Match } from '../rules/match.js';
import { hasTrait } from '../rules/table/values.js';
import type { InPlay, Instance } from '../state.js';
import { isFriendly } from './kinds.js';

/** The player whom a card's text calls "you". */
export class You {
  private readonly match: Match;
  private readonly seat: Seat;

  constructor(match: Match, seat: Seat) {
    this.match = match;
    this.seat = seat;
  }

  /** Your identity, in either form. */
  get identity(): InPlay {
    return this.match.identity(this.seat);
  }

  get isHero(): boolean {
    return this.match.isHero(this.seat);
  }

  get isEliminated(): boolean {
    return this.match.player(this.seat).eliminated;
  }

  /** Whether a card in play is your identity. */
  is(id: number): boolean {
    return id === this.match.player(this.seat).identity;
  }

  /** Whether your identity has a trait in its present form. */
  has(trait: string): boolean {
    return hasTrait(this.match, this.identity, trait);
  }

  get hand(): readonly Instance[] {
    return this.match.player(this.seat).hand;
  }

  get deck(): readonly Instance[] {
    return this.match.player(this.seat).deck;
  }

  get discard(): readonly Instance[] {
    return this.match.player(this.seat).discard;
  }

  /** Cards in play that you control, identity included. */
  controls(fits: (card: Card) => boolean): InPlay[] {
    return this.match.inPlay((card, one) => one.controller === this.seat && fits(card));
  }

  /** Your identity and allies. */
  get characters(): InPlay[] {
    return this.controls(isFriendly);
  }
}
