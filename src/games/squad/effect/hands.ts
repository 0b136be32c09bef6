import { type Play, type Seat, text } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Filter } from '../card.js';
import { discard } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { Decks } from './decks.js';
import { listOf } from './looking.js';

/** What a card's code can do with hands. */
export class Hands extends Decks {
  /** Makes a player discard cards from the hand, of that player's choice: one event, however many (SQ-20). */
  *discards(seat: Seat, count: number): Play<Instance[]> {
    const { hand } = this.playerAt(seat);
    if (count >= hand.length) return yield* this.discardHand(seat);
    const question = this.asking('ask-discard', { count });
    const chosen = yield* this.pick('discard', hand, question, count, { seat, ordered: true });
    this.discardInTurn(seat, chosen);
    return chosen;
  }

  /** Certain cards of a hand are discarded, in an order of that player's choice: one event, however many (SQ-20). */
  *discardCards(seat: Seat, cards: readonly Instance[]): Play<Instance[]> {
    const order = yield* this.chooseDiscardOrderOf(cards, seat);
    this.discardInTurn(seat, order);
    return order;
  }

  *discardHand(seat: Seat): Play<Instance[]> {
    return yield* this.discardCards(seat, this.playerAt(seat).hand);
  }

  private discardInTurn(seat: Seat, cards: readonly Instance[]): void {
    if (cards.length === 0) return;
    const { state, dealer } = this.match;
    const { hand } = this.playerAt(seat);
    this.took();
    dealer.show();
    for (const { id } of cards) {
      const instance = take(hand, id);
      discard(state, instance);
      dealer.log({
        id: 'log-discard',
        args: { who: { seat }, card: { card: instance.card } },
        why: { rule: 'effect-discards', card: this.source.card },
      });
    }
    this.match.raise({ type: 'discard', seat, amount: cards.length });
  }

  /** Discards cards of the opponent's hand, found by chance. */
  *discardAtRandom(count: number): Play {
    const { hand } = this.theirs;
    const random = this.match.dealer.random('random from hand');
    yield* this.discardCards(this.them, random.shuffle([...hand]).slice(0, count));
  }

  /** Turns up one card of the opponent's hand, found by chance. It stays there. */
  revealAtRandom(): Instance | null {
    const { hand } = this.theirs;
    if (hand.length === 0) return null;
    const shown = this.match.dealer.random('random from hand').pick(hand) as Instance;
    this.took();
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-reveal-hand',
      args: { who: { seat: this.them }, card: { card: shown.card } },
      why: { card: this.source.card, rule: 'reveal' },
    });
    return shown;
  }

  /** Looks at the opponent's hand; nobody else sees it. */
  lookAtHand(): readonly Instance[] {
    const { hand } = this.theirs;
    if (hand.length === 0) return hand;
    this.took();
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-look-hand',
      args: { who: { seat: this.me }, whose: { seat: this.them } },
      why: { card: this.source.card },
      secret: { seats: [this.me], id: 'log-look-hand-own', args: { whose: { seat: this.them }, cards: listOf(hand) } },
    });
    return hand;
  }

  /** Looks at the opponent's hand and discards a card that fits from it, of this player's choice. */
  *discardSeen(fits: Filter): Play<Instance | null> {
    const able = this.lookAtHand().filter(instance => fits(this.card(instance)));
    const chosen = yield* this.chooseCard(able, this.asking('ask-their-discard'));
    if (chosen !== null) this.discardInTurn(this.them, [chosen]);
    return chosen;
  }

  /** Looks at the opponent's hand, and every card there that fits is discarded. */
  *discardAllSeen(fits: Filter): Play {
    yield* this.discardCards(
      this.them,
      this.lookAtHand().filter(instance => fits(this.card(instance))),
    );
  }

  /** Offers to show a card from hand to everyone. True when one was shown. */
  *mayReveal(fits: Filter): Play<boolean> {
    return (yield* this.mayRevealSeveral(fits, 1)).length > 0;
  }

  /** Offers to show any number of cards from hand to everyone. */
  *mayRevealSeveral(fits: Filter, most = this.mine.hand.length): Play<Instance[]> {
    const able = this.mine.hand.filter(instance => fits(this.card(instance)));
    const question = this.asking('ask-reveal', { count: most });
    const shown = yield* this.mayPick('reveal', able, question, text('reveal-nothing'), { most });
    if (shown.length === 0) return shown;
    this.took();
    this.match.dealer.show();
    this.tell('log-reveal-hand', { card: shown.length === 1 ? { card: shown[0]?.card as string } : listOf(shown) });
    return shown;
  }

  /** Puts a card of one's own hand on top of one's deck; only its owner knows which. */
  *putBackFromHand(): Play {
    const { hand, deck } = this.mine;
    const [chosen] = yield* this.pick('put back', hand, this.asking('ask-put-back'), 1);
    if (chosen === undefined) return;
    this.took();
    deck.push(renew(this.match.state, take(hand, chosen.id)));
    this.tell('log-put-back');
  }
}
