import type { Play, Seat } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { Match } from '../rules/match.js';
import { mindsOrder } from '../rules/table/discard-order.js';
import type { InPlay, Instance } from '../state.js';

/** Who sits at the table. */
export class Players {
  private readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** The seats of those still in the game, from the first player on. */
  get inOrder(): readonly Seat[] {
    return this.match.order;
  }

  /** The seat of the first player. */
  get first(): Seat {
    return this.match.state.first;
  }

  /** Does something for each player in order; one who is eliminated before it is their turn is passed over. */
  *each(does: (seat: Seat) => Play): Play {
    for (const seat of this.inOrder) if (!this.match.player(seat).eliminated) yield* does(seat);
  }

  /** A player's identity, in either form. */
  identityOf(seat: Seat): InPlay {
    return this.match.identity(seat);
  }

  isHero(seat: Seat): boolean {
    return this.match.isHero(seat);
  }

  /** Whether a player has cards to draw, in the deck or for a new one. */
  canDraw(seat: Seat): boolean {
    const { deck, discard } = this.match.player(seat);
    return deck.length > 0 || discard.length > 0;
  }

  /** Printed ids of the cards that all of them have played this round. */
  get played(): readonly string[] {
    return this.match.state.players.flatMap(({ played }) => played);
  }

  /** Whether the order in which they discard matters. */
  get mindOrder(): boolean {
    return mindsOrder(this.match);
  }

  /** The topmost card of a player's discard pile that fits. */
  topmost(seat: Seat, fits: (card: Card) => boolean = () => true): Instance | undefined {
    return this.match.player(seat).discard.findLast(({ card }) => fits(this.match.card(card)));
  }
}
