import type { Play, Seat } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Filter } from '../card.js';
import * as drawing from '../rules/draw.js';
import { discard, noteEmptyDeck } from '../rules/zones.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card can do with hands. */
export class Hand {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Takes a card that everyone has seen from one's deck or discard pile into one's hand. It is not drawn. */
  take(instance: Instance, zone: Instance[]): void {
    this.game.log.took();
    const { card } = instance;
    this.game.mine.hand.push(renew(this.game.match.state, take(zone, instance.id)));
    if (zone === this.game.mine.deck) noteEmptyDeck(this.game.match, this.game.me);
    this.game.log.tell('log-take-seen', { what: { card } });
  }

  /** Takes a card that only this player has seen from the deck into the hand. */
  takeUnseen(instance: Instance): void {
    this.game.log.took();
    this.game.mine.hand.push(renew(this.game.match.state, take(this.game.mine.deck, instance.id)));
    noteEmptyDeck(this.game.match, this.game.me);
    this.game.match.dealer.log({
      id: 'log-take',
      args: { who: { seat: this.game.me } },
      why: { card: this.game.source.card },
      secret: { seats: [this.game.me], id: 'log-take-own', args: { what: { card: instance.card } } },
    });
  }

  /** A player's whole hand goes into the deck, which is shuffled. */
  shuffleIn(seat: Seat): void {
    const { hand, deck } = this.game.player(seat);
    if (hand.length === 0) return;
    this.game.log.took();
    this.game.log.tell('log-hand-in', { who: { seat }, count: hand.length });
    deck.push(...hand.splice(0));
    drawing.shuffle(this.game.match, seat);
  }

  /** Makes a player discard cards from the hand, of that player's choice: one event, however many (SQ-20). */
  *discard(seat: Seat, count: number): Play<Instance[]> {
    const { hand } = this.game.player(seat);
    if (count >= hand.length) return yield* this.discardAll(seat);
    const question = this.game.ask.about('ask-discard', { count });
    const chosen = yield* this.game.ask.pick('discard', hand, question, count, { seat, ordered: true });
    this.discardInTurn(seat, chosen);
    return chosen;
  }

  /** Certain cards of a hand are discarded, in an order of that player's choice: one event, however many (SQ-20). */
  *discardThese(seat: Seat, cards: readonly Instance[]): Play<Instance[]> {
    const order = yield* this.game.ask.discardOrder(cards, seat);
    this.discardInTurn(seat, order);
    return order;
  }

  *discardAll(seat: Seat): Play<Instance[]> {
    return yield* this.discardThese(seat, this.game.player(seat).hand);
  }

  discardInTurn(seat: Seat, cards: readonly Instance[]): void {
    if (cards.length === 0) return;
    const { match } = this.game;
    const { hand } = this.game.player(seat);
    this.game.log.took();
    match.dealer.show();
    for (const { id } of cards) {
      const instance = take(hand, id);
      discard(match.state, instance);
      match.tell('log-discard', seat, instance.card, { rule: 'effect-discards', card: this.game.source.card });
    }
    match.raise({ type: 'discard', seat, amount: cards.length });
  }

  /** Discards cards of the opponent's hand, found by chance. */
  *discardAtRandom(count: number): Play {
    const { hand } = this.game.theirs;
    const random = this.game.match.dealer.random('random from hand');
    yield* this.discardThese(this.game.them, random.shuffle([...hand]).slice(0, count));
  }

  /** Looks at the opponent's hand and discards a card that fits from it, of this player's choice. */
  *discardSeen(which: Filter): Play<Instance | null> {
    const able = this.game.look.atHand().filter(instance => which.fits(this.game.card(instance)));
    const chosen = yield* this.game.ask.card(able, 'ask-their-discard');
    if (chosen !== null) this.discardInTurn(this.game.them, [chosen]);
    return chosen;
  }

  /** Looks at the opponent's hand, and every card there that fits is discarded. */
  *discardAllSeen(which: Pick<Filter, 'fits'>): Play {
    yield* this.discardThese(
      this.game.them,
      this.game.look.atHand().filter(instance => which.fits(this.game.card(instance))),
    );
  }

  /** Puts a card of one's own hand on top of one's deck; only its owner knows which. */
  *putBack(): Play {
    const { hand, deck } = this.game.mine;
    const [chosen] = yield* this.game.ask.pick('put back', hand, this.game.ask.about('ask-put-back'), 1);
    if (chosen === undefined) return;
    this.game.log.took();
    deck.push(renew(this.game.match.state, take(hand, chosen.id)));
    this.game.log.tell('log-put-back');
  }
}
