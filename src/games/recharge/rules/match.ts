import type { Dealer, Seat } from '../../../kernel/index.js';
import type { Card, Pool } from '../card.js';
import { cardOf } from '../chain.js';
import { type Instance, type Player, playerOf, type RechargeState } from '../state.js';

/** A table that is only looked at. */
export const looking = (state: RechargeState, pool: Pool): Match => new Match({ state } as Dealer<RechargeState>, pool);

/** What every part of the rules works on: the table and the cards there are. */
export class Match {
  readonly dealer: Dealer<RechargeState>;
  readonly pool: Pool;

  constructor(dealer: Dealer<RechargeState>, pool: Pool) {
    this.dealer = dealer;
    this.pool = pool;
  }

  get state(): RechargeState {
    return this.dealer.state;
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  card(instance: Instance): Card {
    return cardOf(this.pool, instance);
  }
}
