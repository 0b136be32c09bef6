import type { Play, Seat } from '../../../kernel/index.js';
import type { Price, Resource, Resources } from '../behaviour.js';
import { canPay, funds, mostOf, type Purpose } from '../rules/funds.js';
import { pay, priceOfTypes } from '../rules/pay.js';
import { Asking } from './asking.js';

/** Resources that a card's code asks for besides its cost. */
export class Spending extends Asking {
  /** A card that is itself on its way cannot pay. */
  private get purpose(): Purpose {
    return { card: this.match.card(this.source.card), without: this.source.id };
  }

  /** The price of exactly these resources. */
  price(typed: Resources): Price {
    return priceOfTypes(typed);
  }

  /** How many of one resource you could spend now. */
  most(type: Resource): number {
    return mostOf(funds(this.match, this.me, this.purpose), type);
  }

  /** Whether a player could spend that now. */
  canSpend(price: Price, seat: Seat = this.me): boolean {
    return canPay(this.match, seat, price, this.purpose);
  }

  /** A player spends resources, as part of an effect. */
  *spend(price: Price, seat: Seat = this.me): Play {
    yield* pay(this.match, seat, price, this.purpose);
  }
}
