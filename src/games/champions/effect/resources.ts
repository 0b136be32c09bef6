import type { Play } from '../../../kernel/index.js';
import type { Price, Resource, Resources as Typed } from '../behaviour.js';
import { canPay, funds, mostOf, type Purpose } from '../rules/cost/funds.js';
import { pay, priceOfTypes } from '../rules/cost/pay.js';
import { costOf } from '../rules/turn/play.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** Resources that a card's code asks for besides its cost, or counts. */
export class Resources {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** A card that is itself on its way cannot pay. */
  private get purpose(): Purpose {
    const { card, id } = this.game.source;
    return { card: this.game.cards.byId(card), without: id };
  }

  /** The price of exactly these resources. */
  price(typed: Typed): Price {
    return priceOfTypes(typed);
  }

  /** How many of one resource you could spend now, besides what playing this card costs. */
  most(type: Resource): number {
    let most = mostOf(funds(this.game.match, this.game.me, this.purpose), type);
    while (most > 0 && !this.canSpendBesides({ total: most, typed: { [type]: most } })) most--;
    return most;
  }

  /** Whether you could spend that now. */
  canSpend(price: Price): boolean {
    return canPay(this.game.match, this.game.me, price, this.purpose);
  }

  /** Whether you could spend that now, besides what playing this card costs. */
  canSpendBesides({ total, typed }: Price): boolean {
    const { card, id } = this.game.source;
    const isHeld = this.game.you.hand.some(one => one.id === id);
    const own = isHeld ? costOf(this.game.match, this.game.me, id, this.game.cards.byId(card)) : 0;
    return this.canSpend({ total: own + total, typed });
  }

  /** You spend resources, as part of an effect. */
  *spend(price: Price): Play {
    yield* pay(this.game.match, this.game.me, price, this.purpose);
  }

  /** How often a resource is printed on these cards. A wild one is only wild. */
  printedOn(instances: readonly Instance[], type: Resource): number {
    return instances.reduce((sum, { card }) => sum + (this.game.cards.byId(card).resources[type] ?? 0), 0);
  }
}
