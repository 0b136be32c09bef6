import type { Play, Seat } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import { discard, inHand } from '../rules/table/zones.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with players' hands. */
export class Hand {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  discard(id: number, seat: Seat = this.game.me): void {
    const instance = inHand(this.game.match.state, seat, id);
    if (instance === undefined) return;
    take(this.game.match.player(seat).hand, id);
    discard(this.game.match.state, instance);
    this.game.match.dealer.show(seat);
    this.game.match.tell('log-discard', seat, instance.card, { card: this.game.source.card });
  }

  /** You discard cards of your choice that print so many resources of any types, or all there are (W1-109). */
  *discardResources(count: number): Play {
    const printedOn = ({ card }: Instance): number =>
      Object.values(this.game.cards.byId(card).resources).reduce((sum, amount) => sum + amount, 0);
    for (let left = count; left > 0; ) {
      const giving = this.game.you.hand.filter(one => printedOn(one) > 0);
      const lost = yield* this.game.ask.card(giving, 'discard', 'ask-lose-card');
      if (lost === null) return;
      this.discard(lost.id);
      left -= printedOn(lost);
    }
  }

  /** Discards a card from a hand by chance: its printed id; null where the hand is empty. */
  discardRandom(seat: Seat = this.game.me): string | null {
    const { hand } = this.game.match.player(seat);
    if (hand.length === 0) return null;
    const { id, card } = this.game.match.dealer.random(`hand of seat ${seat}`).pick(hand);
    this.discard(id, seat);
    return card;
  }

  /** You discard all of your hand. */
  *discardAll(): Play {
    const { hand } = this.game.you;
    for (const { id } of yield* this.game.ask.discards(hand, hand.length, hand.length)) this.discard(id);
  }

  /** Puts a random card of a hand face down on this card. */
  putRandomUnder(seat: Seat): void {
    const { match, self } = this.game;
    const { hand } = match.player(seat);
    if (hand.length > 0 && self.here !== undefined)
      this.putUnder(match.dealer.random(`hand of seat ${seat}`).pick(hand), seat);
  }

  /** Puts a card of a hand, yours unless said otherwise, face down on this card. */
  putUnder({ id }: Instance, seat: Seat = this.game.me): void {
    const { match, self } = this.game;
    const { here } = self;
    if (here === undefined) return;
    here.under.push(renew(match.state, take(match.player(seat).hand, id)));
    match.dealer.log({ id: 'log-under', args: { who: { seat }, card: { card: here.card } } });
  }

  /** Takes cards that lie face down on this card into your hand. */
  takeFromUnder(instances: readonly Instance[]): void {
    const { here } = this.game.self;
    if (here === undefined) return;
    for (const { id } of instances)
      this.game.match.player(this.game.me).hand.push(renew(this.game.match.state, take(here.under, id)));
    const args = { who: { seat: this.game.me }, card: { card: here.card }, count: instances.length };
    this.game.match.dealer.log({ id: 'log-from-under', args });
  }

  /** Takes a card out of your hand, for play. */
  take({ id }: Instance): Instance {
    this.game.match.dealer.show(this.game.me);
    return take(this.game.match.player(this.game.me).hand, id);
  }

  /** Cards that lie face down on this card go back to their owners' hands. */
  returnUnder(): void {
    const { state } = this.game.match;
    for (const instance of this.game.self.here?.under.splice(0) ?? []) {
      const { owner } = instance;
      if (owner === 'scenario' || this.game.match.player(owner).eliminated) state.removed.push(instance);
      else this.game.match.player(owner).hand.push(renew(state, instance));
    }
  }
}
