import { type Play, type Seat, text } from '../../../kernel/index.js';
import { topOf } from '../../../tabletop/index.js';
import type { Filter } from '../card.js';
import { playAttack } from '../rules/attack.js';
import { isPlayable } from '../rules/power.js';
import { forbiddenBy } from '../rules/standing.js';
import { noteEmptyDeck } from '../rules/zones.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** How a card has its player play more cards. */
export class PlayMore {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Whether this player could play a card now: by its level, and as far as Keepers allow. */
  allows(instance: Instance): boolean {
    return isPlayable(this.game.match, this.game.me, this.game.card(instance));
  }

  /** Whether a card can be played by an effect; the log says why not (SQ-18). */
  allowsNow(instance: Instance): boolean {
    if (this.allows(instance)) return true;
    const card = this.game.card(instance);
    const { match, me } = this.game;
    const { dealer } = match;
    const forbidding = forbiddenBy(match, me, card);
    if (forbidding === null)
      dealer.log({
        id: 'log-not-playable',
        args: { card: { card: card.id }, level: card.level },
        why: { rule: 'effect-plays' },
      });
    else
      dealer.log({
        id: 'log-forbidden',
        args: { card: { card: card.id }, by: { card: forbidding } },
        why: { rule: 'cannot', card: forbidding },
      });
    return false;
  }

  /** Plays a card by an effect, where its level allows; else it stays where it is (SQ-18). */
  *card(instance: Instance, zone: Instance[], bonus = 0): Play<boolean> {
    if (!this.allowsNow(instance)) return false;
    this.game.log.took();
    const taken = this.game.taken(instance, zone);
    for (const seat of [this.game.me, this.game.them])
      if (zone === this.game.player(seat).deck) noteEmptyDeck(this.game.match, seat);
    yield* playAttack(this.game.match, this.game.me, taken, bonus);
    return true;
  }

  /** Turns up the top card of a deck, one's own unless said otherwise, and plays it where it fits. */
  *topOfDeck(which: Filter, seat: Seat = this.game.me): Play {
    const top = this.game.reveal.top(seat);
    if (top !== null && which.fits(this.game.card(top))) yield* this.card(top, this.game.player(seat).deck);
  }

  /** Plays the top card of a discard pile, one's own unless said otherwise, where it fits. */
  *topOfDiscard(which: Filter, seat: Seat = this.game.me): Play {
    const { discard } = this.game.player(seat);
    const top = topOf(discard);
    if (top !== undefined && which.fits(this.game.card(top))) yield* this.card(top, discard);
  }

  /** Offers to play a card from hand. Offered whenever a card is held: the offer must not tell which (SQ-15). */
  *fromHand(which: Filter, bonus = 0): Play {
    const { hand } = this.game.mine;
    const able = hand.filter(instance => which.fits(this.game.card(instance)) && this.allows(instance));
    const question = this.game.ask.about('ask-play', { bonus });
    const [chosen] = yield* this.game.ask.mayPick('play', able, question, text('play-nothing'));
    if (chosen !== undefined) yield* this.card(chosen, hand, bonus);
  }

  /** Looks at the opponent's hand, and may play a card from it. */
  *fromTheirHand(): Play {
    const { hand } = this.game.theirs;
    const able = this.game.look.atHand().filter(instance => this.allows(instance));
    const question = this.game.ask.about('ask-play', { bonus: 0 });
    const [chosen] = yield* this.game.ask.mayPick('play', able, question, text('play-nothing'), { held: hand.length });
    if (chosen !== undefined) yield* this.card(chosen, hand);
  }
}
