import type { Play, Seat } from '../../../kernel/index.js';
import { instanceList, renew, take } from '../../../tabletop/index.js';
import * as drawing from '../rules/draw.js';
import { discard, noteEmptyDeck, takeFromDeck } from '../rules/zones.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card can do with decks. */
export class Deck {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  draw(count: number, seat: Seat = this.game.me): void {
    if (this.game.player(seat).deck.length > 0 && count > 0) this.game.log.took();
    drawing.draw(this.game.match, seat, count, this.game.source.card);
  }

  heal(count: number): void {
    if (count > 0 && this.game.mine.discard.length > 0) this.game.log.took();
    drawing.heal(this.game.match, this.game.me, count, this.game.source.card);
  }

  /** Puts cards of a deck that were looked at back on top, in an order of this player's choice. */
  *putBack(seat: Seat, cards: readonly Instance[]): Play {
    const order = yield* this.game.ask.order(cards);
    const { deck } = this.game.player(seat);
    for (const instance of cards) take(deck, instance.id);
    // Only who put them back knows where each of them lies.
    deck.push(...[...order].reverse().map(instance => renew(this.game.match.state, instance)));
    if (cards.length > 0) this.game.log.tell('log-put-on-top', { whose: { seat }, count: cards.length });
  }

  /** Puts a card from the top of its deck there again, or on the bottom, as this player chooses. */
  *putOnTopOrBottom(instance: Instance, seat: Seat): Play {
    const place = yield* this.game.ask.place(instance);
    const { deck } = this.game.player(seat);
    if (place === 'bottom') deck.unshift(take(deck, instance.id));
    this.game.log.tell('log-put', { whose: { seat }, place });
  }

  /** Puts cards of one's own deck under it in an order nobody knows. */
  putUnder(cards: readonly Instance[]): void {
    if (cards.length === 0) return;
    const { deck } = this.game.mine;
    for (const instance of cards) take(deck, instance.id);
    const order = this.game.match.dealer.random(`under the deck of seat ${this.game.me}`).shuffle([...cards]);
    deck.unshift(...order.map(instance => renew(this.game.match.state, instance)));
    this.game.log.tell('log-put-under', { count: cards.length });
  }

  /** Cards go from the top of a deck to its owner's discard pile. This is no damage. */
  discardTop(seat: Seat, count: number): void {
    this.discarded(seat, takeFromDeck(this.game.match, seat, count));
  }

  /** Certain cards of a deck go to its owner's discard pile, one by one: the topmost comes first (SQ-C49). */
  discardThese(seat: Seat, cards: readonly Instance[]): void {
    const { deck } = this.game.player(seat);
    for (const { id } of cards) take(deck, id);
    if (cards.length > 0) noteEmptyDeck(this.game.match, seat);
    this.discarded(seat, cards);
  }

  private discarded(seat: Seat, cards: readonly Instance[]): void {
    if (cards.length === 0) return;
    this.game.log.took();
    this.game.match.dealer.show();
    for (const instance of cards) discard(this.game.match.state, instance);
    this.game.log.tell('log-discard-deck', { who: { seat }, count: cards.length, cards: instanceList(cards) });
  }

  shuffle(seat: Seat = this.game.me): void {
    drawing.shuffle(this.game.match, seat);
    this.game.log.tell('log-shuffle', { who: { seat } });
  }

  /** A player's deck and discard pile change places, and both are shuffled. */
  swapWithDiscard(seat: Seat): void {
    const { state, dealer } = this.game.match;
    const player = this.game.player(seat);
    this.game.log.took();
    dealer.show();
    [player.deck, player.discard] = [player.discard, player.deck];
    drawing.shuffle(this.game.match, seat);
    dealer.random(`discard pile of seat ${seat}`).shuffle(player.discard);
    for (const instance of player.discard) renew(state, instance);
    this.game.log.tell('log-swap', { who: { seat } });
    noteEmptyDeck(this.game.match, seat);
  }
}
