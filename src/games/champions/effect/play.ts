import type { Play as Playing } from '../../../kernel/index.js';
import { leave } from '../rules/table/enter.js';
import * as faces from '../rules/table/faces.js';
import { mayReady } from '../rules/table/values.js';
import { putIntoPlay } from '../rules/turn/play.js';
import type { Exit, InPlay, Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with cards in play: exhausting, counters, coming and leaving. */
export class Play {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** False where it was exhausted already. */
  exhaust(instance: InPlay): boolean {
    if (instance.exhausted) return false;
    instance.exhausted = true;
    this.tell('log-exhaust', instance);
    return true;
  }

  /** False where it was ready already. */
  ready(instance: InPlay): boolean {
    if (!instance.exhausted || !mayReady(this.game.match, instance)) return false;
    instance.exhausted = false;
    this.tell('log-ready', instance);
    return true;
  }

  private tell(id: string, instance: InPlay): void {
    const why = { card: this.game.source.card };
    this.game.match.dealer.log({ id, args: { what: this.game.match.name(instance) }, why });
  }

  /** Adds counters to this card, or takes them off. */
  addCounters(by: number): void {
    const { here } = this.game.self;
    if (here !== undefined) here.counters += by;
  }

  /** Puts counters on a card in play. */
  placeCounters(amount: number, on: InPlay): void {
    faces.addCounters(this.game.match, on.id, amount);
  }

  /** Takes counters off a card in play, as many as there are: the last one gone, it may flip. How many it was. */
  *removeCounters(amount: number, from: InPlay): Playing<number> {
    return yield* this.game.match.happens(faces.removeCounters(this.game.match, from.id, amount));
  }

  /** Takes a card out of play. */
  *discard(instance: InPlay, exit: Exit = 'discard'): Playing {
    yield* this.game.match.happens(leave(this.game.match, instance.id, exit));
  }

  /** This card leaves play: to its owner's discard pile, or where else it says. */
  *discardThis(exit: Exit = 'discard'): Playing {
    const { here } = this.game.self;
    if (here !== undefined) yield* this.discard(here, exit);
  }

  /** One of several cards in play is discarded, of your choice. */
  *discardOne(among: readonly InPlay[]): Playing {
    const lost = yield* this.game.ask.one(among, 'lose');
    if (lost !== null) yield* this.discard(lost);
  }

  /** Puts a player's card into play under your control. It is not played. Returns its id. */
  *putUnderControl(instance: Instance): Playing<number> {
    return yield* putIntoPlay(this.game.match, instance, this.game.me);
  }
}
