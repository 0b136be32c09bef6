import type { Dealer, Seat } from '../../../kernel/index.js';
import type { Card, Pool } from '../card.js';
import { cardOf } from '../chain.js';
import type { Effect } from '../effect.js';
import { type Instance, type Player, playerOf, type RechargeState } from '../state.js';

type MakeEffect = (match: Match, seat: Seat, instance: Instance) => Effect;

/** What every part of the rules works on: the table and the cards there are. */
export class Match {
  readonly dealer: Dealer<RechargeState>;
  readonly pool: Pool;
  private readonly makeEffect: MakeEffect;

  // Effects change the table and the rules run effects: the maker is handed in, so that neither file needs the other.
  constructor(dealer: Dealer<RechargeState>, pool: Pool, makeEffect: MakeEffect) {
    this.dealer = dealer;
    this.pool = pool;
    this.makeEffect = makeEffect;
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

  /** The table as a SPECIAL card's code sees it. */
  effect(seat: Seat, instance: Instance): Effect {
    return this.makeEffect(this, seat, instance);
  }
}
