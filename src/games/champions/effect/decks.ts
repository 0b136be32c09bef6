import { type Play, type Seat, text } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Resource } from '../behaviour.js';
import type { Card } from '../card.js';
import * as decks from '../rules/deck.js';
import { discard, inHand } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { Standing } from './standing.js';

/** What a card's code can do with players' hands, decks and discard piles. */
export class Decks extends Standing {
  draw(count: number, seat: Seat = this.me): number {
    return decks.draw(this.match, seat, count);
  }

  /** Discards from the top of a player's deck: printed ids, in order. */
  discardTop(count: number, seat: Seat = this.me): readonly Instance[] {
    const { discard: pile, deck } = this.match.player(seat);
    const gone = decks.discardTop(this.match, seat, count).length;
    const cards = gone === 0 ? [] : pile.slice(-gone);
    if (deck.length === 0) decks.resetPlayerDeck(this.match, seat);
    return cards;
  }

  /** A card from a player's discard pile to the hand, if it still lies there. */
  toHand(instance: Instance, seat: Seat = this.me): void {
    const { discard: pile, hand } = this.match.player(seat);
    if (!pile.some(({ id }) => id === instance.id)) return;
    hand.push(renew(this.state, take(pile, instance.id)));
    this.match.dealer.log({ id: 'log-to-hand', args: { who: { seat }, card: { card: instance.card } } });
  }

  /** A card from your deck to your hand, unseen by others. */
  private fetch({ id, card }: Instance): void {
    const { deck, hand } = this.mine;
    const who = { seat: this.me };
    hand.push(renew(this.state, take(deck, id)));
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-fetch',
      args: { who },
      why: { card: this.source.card },
      secret: { seats: [this.me], id: 'log-fetch-own', args: { card: { card } } },
    });
  }

  /** Looks at the top cards of your deck: one goes to your hand, the others are discarded. */
  *lookAtTop(count: number): Play {
    const { deck } = this.mine;
    const seen = deck.slice(-count).reverse();
    if (seen.length > 0) this.match.dealer.show();
    const chosen = yield* this.chooseInstance(seen, 'search', text('ask-look', this.words));
    if (chosen === null) return;
    this.fetch(chosen);
    this.discardTop(seen.length - 1);
    decks.resetPlayerDeck(this.match, this.me);
  }

  /** Discards cards from a hand by chance: printed ids. */
  discardRandom(count: number, seat: Seat = this.me): string[] {
    const { hand } = this.match.player(seat);
    const gone: string[] = [];
    for (let left = Math.min(count, hand.length); left > 0; left--) {
      const { id, card } = this.match.dealer.random(`hand of seat ${seat}`).pick(hand);
      this.discardFromHand(id, seat);
      gone.push(card);
    }
    return gone;
  }

  discardFromHand(id: number, seat: Seat = this.me): void {
    const instance = inHand(this.state, seat, id);
    if (instance === undefined) return;
    take(this.match.player(seat).hand, id);
    discard(this.state, instance);
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-discard',
      args: { who: { seat }, card: { card: instance.card } },
      why: { card: this.source.card },
    });
  }

  /** Puts a random card of a hand face down on this card. */
  takeRandomUnder(seat: Seat): void {
    const { hand } = this.match.player(seat);
    const { here } = this;
    if (hand.length === 0 || here === undefined) return;
    const { id } = this.match.dealer.random(`hand of seat ${seat}`).pick(hand);
    here.under.push(renew(this.state, take(hand, id)));
    this.match.dealer.log({ id: 'log-under', args: { who: { seat }, card: { card: here.card } } });
  }

  /** Cards that lie face down on this card go back to their owners' hands. */
  returnUnder(): void {
    for (const instance of this.here?.under.splice(0) ?? []) {
      const { owner } = instance;
      if (owner === 'scenario' || this.match.player(owner).eliminated) this.state.removed.push(instance);
      else this.match.player(owner).hand.push(renew(this.state, instance));
    }
  }

  /** Looks through a player's deck for a card that fits; the deck is shuffled afterwards. */
  *search(fits: (card: Card) => boolean): Play {
    const found = this.mine.deck.filter(({ card }) => fits(this.match.card(card)));
    this.match.dealer.show();
    const chosen = yield* this.chooseInstance(found, 'search', text('ask-search', this.words));
    if (chosen !== null) this.fetch(chosen);
    decks.shufflePlayerDeck(this.match, this.me);
  }

  /** Shuffles cards of a discard pile into the deck. */
  shuffleIn(instances: readonly Instance[]): void {
    const { deck, discard: pile } = this.mine;
    for (const { id } of instances) deck.push(take(pile, id));
    decks.shufflePlayerDeck(this.match, this.me);
  }

  /** Cards in the players' discard piles that fit. */
  inDiscards(fits: (card: Card) => boolean): Instance[] {
    return this.players
      .flatMap(seat => this.match.player(seat).discard)
      .filter(({ card }) => fits(this.match.card(card)));
  }

  /** Takes a card out of whichever discard pile holds it. */
  fromDiscards(id: number | null): Instance | null {
    for (const { discard: pile } of this.state.players)
      if (pile.some(one => one.id === id)) return take(pile, id as number);
    return null;
  }

  /** How often a resource is printed on these cards. A wild one is only wild. */
  printedResources(instances: readonly Instance[], type: Resource): number {
    return instances.reduce((sum, { card }) => sum + (this.match.card(card).resources[type] ?? 0), 0);
  }
}
