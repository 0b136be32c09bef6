import type { Play, Seat } from '../../../kernel/index.js';
import { renew, take, topOf } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import * as decks from '../rules/table/deck.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with players' decks. */
export class Deck {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  draw(count: number, seat: Seat = this.game.me): number {
    return decks.draw(this.game.match, seat, count);
  }

  /** Discards from the top of a player's deck: the cards, the last on top. */
  discardTop(count: number, seat: Seat = this.game.me): readonly Instance[] {
    const { discard: pile } = this.game.match.player(seat);
    const gone = decks.discardTop(this.game.match, seat, count).length;
    // A deck that was empty already waits until its player draws (CH-C36).
    if (gone === 0) return [];
    const cards = pile.slice(-gone);
    decks.resetPlayerDeck(this.game.match, seat);
    return cards;
  }

  /** Looks at the top cards of your deck: one goes to your hand, the others are discarded. */
  *lookAtTop(count: number): Play {
    const seen = this.game.you.deck.slice(-count).reverse();
    if (seen.length > 0) this.game.match.dealer.show();
    const chosen = yield* this.game.ask.card(seen, 'search', 'ask-look');
    if (chosen === null) return;
    this.fetch(chosen);
    this.discardTop(seen.length - 1);
    decks.resetPlayerDeck(this.game.match, this.game.me);
  }

  /** Looks through cards of your deck or discard pile for one that fits, for your hand; the deck is shuffled afterwards. */
  *search(fits: (card: Card) => boolean, among: readonly Instance[] = this.game.you.deck): Play {
    const { deck } = this.game.you;
    const found = among.filter(({ card }) => fits(this.game.match.card(card)));
    this.game.match.dealer.show();
    const chosen = yield* this.game.ask.card(found, 'search', 'ask-search');
    const isInDeck = deck.some(({ id }) => id === chosen?.id);
    if (chosen !== null && isInDeck) this.fetch(chosen, this.isAlone(fits));
    else if (chosen !== null) this.game.discard.toHand(chosen);
    decks.shufflePlayerDeck(this.game.match, this.game.me);
    // A deck that was empty already waits until you draw (CH-C36).
    if (isInDeck) decks.resetPlayerDeck(this.game.match, this.game.me);
  }

  /** Discards from the top of your deck until a card fits, which goes to your hand. */
  digFor(fits: (card: Card) => boolean): void {
    const { deck } = this.game.you;
    const at = deck.findLastIndex(({ card }) => fits(this.game.match.card(card)));
    decks.discardTop(this.game.match, this.game.me, at < 0 ? deck.length : deck.length - at);
    const found = topOf(this.game.match.player(this.game.me).discard);
    if (at >= 0 && found !== undefined) this.game.discard.toHand(found);
    decks.resetPlayerDeck(this.game.match, this.game.me);
  }

  /** Puts a card of your discard pile under your deck. */
  putUnder({ id, card }: Instance): void {
    const { deck, discard: pile } = this.game.match.player(this.game.me);
    deck.unshift(take(pile, id));
    this.game.match.dealer.log({ id: 'log-under-deck', args: { who: { seat: this.game.me }, card: { card } } });
  }

  /** Whether there is only one such card at all: then everybody knows which has been found. */
  private isAlone(fits: (card: Card) => boolean): boolean {
    return [...this.game.match.pool.values()].filter(fits).length === 1;
  }

  /** A card from your deck to your hand, unseen by others unless they know which it must be. */
  private fetch({ id, card }: Instance, isKnown = false): void {
    const { me, source } = this.game;
    const { deck, hand } = this.game.match.player(me);
    hand.push(renew(this.game.match.state, take(deck, id)));
    this.game.match.dealer.show();
    const [who, why] = [{ seat: me }, { card: source.card }];
    this.game.match.dealer.log(
      isKnown
        ? { id: 'log-fetch-named', args: { who, card: { card } }, why }
        : {
            id: 'log-fetch',
            args: { who },
            why,
            secret: { seats: [me], id: 'log-fetch-own', args: { card: { card } } },
          },
    );
  }

  /** Shuffles cards of your discard pile into your deck. */
  shuffleIn(instances: readonly Instance[]): void {
    const { deck, discard: pile } = this.game.match.player(this.game.me);
    for (const { id } of instances) deck.push(take(pile, id));
    decks.shufflePlayerDeck(this.game.match, this.game.me);
  }
}
