import type { Play, Seat } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Card, Filter } from '../card.js';
import * as drawing from '../rules/draw.js';
import { takeFromPlay } from '../rules/keepers.js';
import { discard, noteEmptyDeck, takeFromDeck } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { Asking } from './asking.js';
import { listOf } from './looking.js';

/** What a card's code can do with decks and discard piles. */
export class Decks extends Asking {
  draw(count: number, seat: Seat = this.me): void {
    if (this.playerAt(seat).deck.length > 0 && count > 0) this.took();
    drawing.draw(this.match, seat, count, this.source.card);
  }

  heal(count: number): void {
    if (count > 0 && this.mine.discard.length > 0) this.took();
    drawing.heal(this.match, this.me, count, this.source.card);
  }

  /** Turns up the top card of a deck, one's own unless said otherwise. It stays where it is. */
  revealTop(seat: Seat = this.me): Instance | null {
    const top = drawing.revealTop(this.match, seat, this.source.card);
    if (top !== null) this.took();
    return top;
  }

  /** Turns up some cards from the top of one's own deck, the topmost first. They stay where they are. */
  revealTops(count: number): Instance[] {
    const tops = this.mine.deck.slice(-count).reverse();
    if (tops.length === 0) return tops;
    this.took();
    this.match.dealer.show();
    this.tell('log-reveal-several', { cards: listOf(tops) }, 'reveal');
    return tops;
  }

  /** Looks at cards on top of a deck, the topmost first. Only this player sees them. They stay where they are. */
  lookAtTops(seat: Seat, count: number): Instance[] {
    const tops = this.playerAt(seat).deck.slice(-count).reverse();
    if (tops.length === 0) return tops;
    this.took();
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-look',
      args: { who: { seat: this.me }, whose: { seat }, count: tops.length },
      why: { card: this.source.card },
      secret: { seats: [this.me], id: 'log-look-own', args: { whose: { seat }, cards: listOf(tops) } },
    });
    return tops;
  }

  /** Puts cards of a deck that were looked at back on top, in an order of this player's choice. */
  *putBack(seat: Seat, cards: readonly Instance[]): Play {
    const order = yield* this.chooseOrderOf(cards);
    const { deck } = this.playerAt(seat);
    for (const instance of cards) take(deck, instance.id);
    // Only who put them back knows where each of them lies.
    deck.push(...[...order].reverse().map(instance => renew(this.match.state, instance)));
    if (cards.length > 0) this.tell('log-put-on-top', { whose: { seat }, count: cards.length });
  }

  /** Puts a card from the top of its deck there again, or on the bottom, as this player chooses. */
  *putOnTopOrBottom(instance: Instance, seat: Seat): Play {
    const place = yield* this.choosePlace(instance);
    const { deck } = this.playerAt(seat);
    if (place === 'bottom') deck.unshift(take(deck, instance.id));
    this.tell('log-put', { whose: { seat }, place });
  }

  /** Puts cards of one's own deck under it in an order nobody knows. */
  putUnderDeck(cards: readonly Instance[]): void {
    if (cards.length === 0) return;
    const { deck } = this.mine;
    for (const instance of cards) take(deck, instance.id);
    const order = this.match.dealer.random(`under the deck of seat ${this.me}`).shuffle([...cards]);
    deck.unshift(...order.map(instance => renew(this.match.state, instance)));
    this.tell('log-put-under', { count: cards.length });
  }

  /** Takes a card that everyone has seen from one's deck or discard pile into one's hand. It is not drawn. */
  takeToHand(instance: Instance, zone: Instance[]): void {
    this.took();
    const { card } = instance;
    this.mine.hand.push(renew(this.match.state, take(zone, instance.id)));
    if (zone === this.mine.deck) noteEmptyDeck(this.match, this.me);
    this.tell('log-take-seen', { what: { card } });
  }

  /** Takes a card that only this player has seen from the deck into the hand. */
  takeUnseenToHand(instance: Instance): void {
    this.took();
    this.mine.hand.push(renew(this.match.state, take(this.mine.deck, instance.id)));
    noteEmptyDeck(this.match, this.me);
    this.match.dealer.log({
      id: 'log-take',
      args: { who: { seat: this.me } },
      why: { card: this.source.card },
      secret: { seats: [this.me], id: 'log-take-own', args: { what: { card: instance.card } } },
    });
  }

  /** Puts the top card of one's own discard pile into one's hand where it fits. */
  takeTopOfDiscard(fits: Filter): void {
    const top = this.mine.discard.at(-1);
    if (top !== undefined && fits(this.card(top))) this.takeToHand(top, this.mine.discard);
  }

  /** Cards go from the top of a deck to its owner's discard pile. This is no damage. */
  discardFromDeck(seat: Seat, count: number): void {
    this.discardedFromDeck(seat, takeFromDeck(this.match, seat, count));
  }

  /** Certain cards of a deck go to its owner's discard pile. */
  discardOfDeck(seat: Seat, cards: readonly Instance[]): void {
    const { deck } = this.playerAt(seat);
    for (const { id } of cards) take(deck, id);
    if (cards.length > 0) noteEmptyDeck(this.match, seat);
    this.discardedFromDeck(seat, cards);
  }

  private discardedFromDeck(seat: Seat, cards: readonly Instance[]): void {
    if (cards.length === 0) return;
    this.took();
    this.match.dealer.show();
    for (const instance of cards) discard(this.match.state, instance);
    this.match.dealer.log({
      id: 'log-discard-deck',
      args: { who: { seat }, count: cards.length, cards: listOf(cards) },
      why: { card: this.source.card },
    });
  }

  /** Turns up cards of a deck, one by one, up to and with the first that does not fit. */
  revealWhile(seat: Seat, fits: Filter): Instance[] {
    const revealed: Instance[] = [];
    for (const instance of [...this.playerAt(seat).deck].reverse()) {
      this.match.dealer.step();
      revealed.push(instance);
      if (!fits(this.card(instance))) break;
    }
    if (revealed.length === 0) return revealed;
    this.took();
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-reveal-several',
      args: { who: { seat }, cards: listOf(revealed) },
      why: { card: this.source.card, rule: 'reveal' },
    });
    return revealed;
  }

  shuffle(seat: Seat = this.me): void {
    drawing.shuffle(this.match, seat);
    this.match.dealer.log({ id: 'log-shuffle', args: { who: { seat } }, why: { card: this.source.card } });
  }

  /** Keepers go from play into their owners' decks, which are shuffled. */
  shuffleKeepersIn(keepers: readonly Instance[]): void {
    const gone = keepers.flatMap(({ id }) => takeFromPlay(this.match, id) ?? []);
    if (gone.length === 0) return;
    this.took();
    drawing.shuffleIn(this.match, ...gone);
  }

  /** A player's whole hand goes into the deck, which is shuffled. */
  shuffleHandIn(seat: Seat): void {
    const { hand, deck } = this.playerAt(seat);
    if (hand.length === 0) return;
    this.took();
    this.match.dealer.log({
      id: 'log-hand-in',
      args: { who: { seat }, count: hand.length },
      why: { card: this.source.card },
    });
    deck.push(...hand.splice(0));
    drawing.shuffle(this.match, seat);
  }

  /** A player's deck and discard pile change places, and both are shuffled. */
  swapDeckAndDiscard(seat: Seat): void {
    const { state, dealer } = this.match;
    const player = this.playerAt(seat);
    this.took();
    dealer.show();
    [player.deck, player.discard] = [player.discard, player.deck];
    drawing.shuffle(this.match, seat);
    dealer.random(`discard pile of seat ${seat}`).shuffle(player.discard);
    for (const instance of player.discard) renew(state, instance);
    dealer.log({ id: 'log-swap', args: { who: { seat } }, why: { card: this.source.card } });
    noteEmptyDeck(this.match, seat);
  }

  /** Distinct heroes among cards; a team-up counts as both of its own. */
  heroesAmong(cards: readonly Instance[]): number {
    return new Set(cards.flatMap(instance => this.card(instance).heroes)).size;
  }

  /** Distinct factors among cards. */
  factorsAmong(cards: readonly Instance[]): number {
    return new Set(cards.flatMap((instance): Card['factors'] => this.card(instance).factors)).size;
  }
}
