import { type Play, type Seat, text } from '../../../kernel/index.js';
import { instanceList } from '../../../tabletop/index.js';
import type { Filter } from '../card.js';
import * as drawing from '../rules/draw.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card can turn up or have shown, for everyone to see. It stays where it is. */
export class Reveal {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Turns up the top card of a deck, one's own unless said otherwise. It stays where it is. */
  top(seat: Seat = this.game.me): Instance | null {
    const top = drawing.revealTop(this.game.match, seat, this.game.source.card);
    if (top !== null) this.game.log.took();
    return top;
  }

  /** Turns up some cards from the top of one's own deck, the topmost first. They stay where they are. */
  tops(count: number): Instance[] {
    const tops = this.game.mine.deck.slice(-count).reverse();
    if (tops.length === 0) return tops;
    this.game.log.took();
    this.game.match.dealer.show();
    this.game.log.tell('log-reveal-several', { cards: instanceList(tops) }, 'reveal');
    return tops;
  }

  /** Turns up cards of a deck, one by one, up to and with the first that does not fit. */
  topsWhile(seat: Seat, which: Filter): Instance[] {
    const revealed: Instance[] = [];
    for (const instance of [...this.game.player(seat).deck].reverse()) {
      this.game.match.dealer.step();
      revealed.push(instance);
      if (!which.fits(this.game.card(instance))) break;
    }
    if (revealed.length === 0) return revealed;
    this.game.log.took();
    this.game.match.dealer.show();
    this.game.log.tell('log-reveal-several', { who: { seat }, cards: instanceList(revealed) }, 'reveal');
    return revealed;
  }

  /** Turns up one card of the opponent's hand, found by chance. It stays there. */
  randomFromTheirHand(): Instance | null {
    const { hand } = this.game.theirs;
    if (hand.length === 0) return null;
    const shown = this.game.match.dealer.random('random from hand').pick(hand) as Instance;
    this.game.log.took();
    this.game.match.dealer.show();
    const args = { who: { seat: this.game.them }, card: { card: shown.card } };
    this.game.log.tell('log-reveal-hand', args, 'reveal');
    return shown;
  }

  /** Offers to show a card from hand to everyone. True when one was shown. */
  *mayFromHand(which: Filter): Play<boolean> {
    return (yield* this.maySeveralFromHand(which, 1)).length > 0;
  }

  /** Offers to show any number of cards from hand to everyone. */
  *maySeveralFromHand(which: Filter, most = this.game.mine.hand.length): Play<Instance[]> {
    const able = this.game.mine.hand.filter(instance => which.fits(this.game.card(instance)));
    const question = this.game.ask.about('ask-reveal', { count: most });
    const shown = yield* this.game.ask.mayPick('reveal', able, question, text('reveal-nothing'), { most });
    if (shown.length === 0) return shown;
    this.game.log.took();
    this.game.match.dealer.show();
    this.game.log.tell('log-reveal-hand', {
      card: shown.length === 1 ? { card: shown[0]?.card as string } : instanceList(shown),
    });
    return shown;
  }
}
