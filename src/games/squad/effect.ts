import { chooseSome, type Play, type Seat, type Text, text } from '../../kernel/index.js';
import { type Card, type Filter, other } from './card.js';
import { isKeeper } from './filters.js';
import { keep, playAttack } from './rules/attack.js';
import * as drawing from './rules/draw.js';
import { destroy, enter, hit, type Source } from './rules/keepers.js';
import type { Match } from './rules/match.js';
import { instanceOf, optionOf } from './rules/options.js';
import { isPlayable, powerOf } from './rules/power.js';
import { discard, hide, keeperInPlay, player, take, topOf } from './rules/zones.js';
import type { Attack, Instance, Player } from './state.js';

/** What a card's code can do and ask, seen from the player it works for. */
export class Effect {
  readonly me: Seat;
  readonly them: Seat;
  readonly source: Source;
  /** The attack whose ability this is; null for a Keeper's effect. */
  readonly attack: Attack | null;
  /** Whether this Keeper has misfired in the middle of this effect: the rest of it is not done (SQ-7). */
  misfired = false;
  private readonly match: Match;

  constructor(match: Match, source: Source, attack: Attack | null = null) {
    this.match = match;
    this.source = source;
    this.me = source.seat;
    this.them = other(source.seat);
    this.attack = attack;
  }

  // -- looking

  get mine(): Player {
    return player(this.match.state, this.me);
  }

  get theirs(): Player {
    return player(this.match.state, this.them);
  }

  /** This player's power for this card: a "+n for …" that fits it counts (SQ-C3). */
  get myPower(): number {
    return powerOf(this.match.state, this.match.pool, this.me, this.match.card(this.source.card));
  }

  card(instance: Instance): Card {
    return this.match.card(instance.card);
  }

  /** The card on top of one's own discard pile. */
  get topDiscard(): Card | null {
    const top = topOf(this.mine.discard);
    return top === undefined ? null : this.card(top);
  }

  /** The card that an event names. */
  cardOf(event: { readonly card: string }): Card {
    return this.match.card(event.card);
  }

  /** Whether the Keeper this effect belongs to is still in play: one that misfired does nothing more. */
  get inPlay(): boolean {
    return this.mine.keepers.some(keeper => keeper.id === this.source.keeper);
  }

  // -- doing

  /** Notes in the log's count that the ability did something. */
  private took(): void {
    this.match.dealer.effect(this.source.card);
  }

  draw(count: number): void {
    if (this.mine.deck.length > 0) this.took();
    drawing.draw(this.match, this.me, count);
  }

  heal(count: number): void {
    if (count > 0 && this.mine.discard.length > 0) this.took();
    drawing.heal(this.match, this.me, count);
  }

  /** How much this player's power has gone up this turn (SQ-22). */
  get powerRises(): number {
    return this.match.state.memory.now.rises[this.me as 0 | 1];
  }

  /** Flips a coin, or lets it fall as given (SQ-19). */
  flip(given?: boolean): boolean {
    this.took();
    return drawing.flip(this.match, this.me, 'effect', given);
  }

  /** Makes a player discard cards from the hand, of that player's choice: one event, however many (SQ-20). */
  *discards(seat: Seat, count: number): Play {
    const { state, dealer } = this.match;
    const { hand } = player(state, seat);
    const keys = yield* chooseSome({
      seat,
      reason: 'discard',
      question: text('ask-discard', { card: { card: this.source.card }, count }),
      source: this.source.card,
      options: hand.map(optionOf),
      min: count,
      max: count,
    });
    if (keys.length === 0) return;
    this.took();
    dealer.show();
    for (const key of keys) {
      const instance = take(hand, instanceOf(key));
      discard(state, instance);
      dealer.log({
        id: 'log-discard',
        args: { who: { seat }, card: { card: instance.card } },
        why: { rule: 'effect-discards', card: this.source.card },
      });
    }
    this.match.raise({ type: 'discard', seat, amount: keys.length });
  }

  /** This card hits: the opponent, unless another seat is named. A Keeper that is gone does nothing more (SQ-7). */
  *hits(amount: number, to: Seat = this.them): Play {
    if (amount < 1 || (this.source.keeper !== null && !this.inPlay)) return;
    this.took();
    yield* hit(this.match, this.source, to, amount);
    this.misfired = this.source.keeper !== null && !this.inPlay;
  }

  /** Another Keeper hits, if it is still in play. */
  *makeHit(seat: Seat, keeper: Instance, amount: number, to: Seat): Play {
    if (keeperInPlay(this.match.state, keeper.id) === null) return;
    this.took();
    yield* hit(this.match, { card: keeper.card, seat, keeper: keeper.id }, to, amount);
  }

  destroy(keeper: Instance): boolean {
    const gone = destroy(this.match, keeper.id, 'destroy');
    if (gone) this.took();
    return gone;
  }

  destroySelf(): void {
    if (this.source.keeper !== null && destroy(this.match, this.source.keeper, 'destroy')) this.took();
  }

  /** Turns up the top card of one's own deck. It stays where it is. */
  revealTop(): Instance | null {
    const top = drawing.revealTop(this.match, this.me);
    if (top !== null) this.took();
    return top;
  }

  /** Makes this attack stronger. */
  strengthen(by: number): void {
    if (this.attack === null) throw new Error('only an attack has a number');
    if (by !== 0) this.took();
    this.attack.bonus += by;
  }

  /** Blocking icons cannot stop this attack: from the hand, from the deck, or at all. */
  cannotBeBlocked(from: 'anywhere' | 'deck' | 'hand'): void {
    if (this.attack === null) throw new Error('only an attack is blocked');
    this.took();
    if (from !== 'hand') this.attack.deckBlocks = false;
    if (from !== 'deck') this.attack.handBlocks = false;
  }

  // -- playing more

  /** Plays a card by an effect, where its level allows; else it stays where it is (SQ-18). */
  *play(instance: Instance, zone: Instance[], bonus = 0): Play<boolean> {
    const card = this.card(instance);
    if (!isPlayable(this.match, this.me, card)) {
      this.match.dealer.log({
        id: 'log-not-playable',
        args: { card: { card: card.id }, level: card.level },
        why: { rule: 'effect-plays' },
      });
      return false;
    }
    this.took();
    yield* playAttack(this.match, this.me, take(zone, instance.id), bonus);
    return true;
  }

  /** Turns up one's own top card and plays it where it fits. */
  *playTopOfDeck(fits: Filter): Play {
    const top = this.revealTop();
    if (top !== null && fits(this.card(top))) yield* this.play(top, this.mine.deck);
  }

  /** Plays the top card of one's own discard pile where it fits. */
  *playTopOfDiscard(fits: Filter): Play {
    const top = topOf(this.mine.discard);
    if (top !== undefined && fits(this.card(top))) yield* this.play(top, this.mine.discard);
  }

  /** Offers to play a card from hand. Offered whenever a card is held: the offer must not tell which (SQ-15). */
  *mayPlay(fits: Filter, bonus = 0): Play {
    const able = this.mine.hand.filter(
      instance => fits(this.card(instance)) && isPlayable(this.match, this.me, this.card(instance)),
    );
    const chosen = yield* this.mayPick(
      'play',
      able,
      text('ask-play', { card: { card: this.source.card }, bonus }),
      text('play-nothing'),
    );
    if (chosen !== null) yield* this.play(chosen, this.mine.hand, bonus);
  }

  /** Offers to show a card from hand to everyone. True when one was shown. */
  *mayReveal(fits: Filter): Play<boolean> {
    const able = this.mine.hand.filter(instance => fits(this.card(instance)));
    const chosen = yield* this.mayPick(
      'reveal',
      able,
      text('ask-reveal', { card: { card: this.source.card } }),
      text('reveal-nothing'),
    );
    if (chosen === null) return false;
    this.took();
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-reveal-hand',
      args: { who: { seat: this.me }, card: { card: chosen.card } },
      why: { card: this.source.card },
    });
    return true;
  }

  /** Puts a Keeper straight into play: it is not played, cannot be blocked and does no damage. */
  putIntoPlay(instance: Instance, zone: Instance[]): void {
    this.took();
    enter(this.match, this.me, take(zone, instance.id));
  }

  /** Puts the top card of one's own discard pile into play where it is a Keeper that fits. */
  putTopOfDiscardIntoPlay(fits: Filter): void {
    const top = topOf(this.mine.discard);
    if (top !== undefined && isKeeper(this.card(top)) && fits(this.card(top))) this.putIntoPlay(top, this.mine.discard);
  }

  /** Offers to put a Keeper from hand into play. */
  *mayPutIntoPlay(fits: Filter): Play {
    const able = this.mine.hand.filter(instance => isKeeper(this.card(instance)) && fits(this.card(instance)));
    const chosen = yield* this.mayPick(
      'put into play',
      able,
      text('ask-put-into-play', { card: { card: this.source.card } }),
      text('play-nothing'),
    );
    if (chosen !== null) this.putIntoPlay(chosen, this.mine.hand);
  }

  /** One of several Keepers, chosen by this card's player; null where there is none. */
  *chooseKeeper(among: readonly Instance[], question: Text): Play<Instance | null> {
    if (among.length === 0) return null;
    const [key] = yield* chooseSome({
      seat: this.me,
      reason: 'keeper',
      question,
      source: this.source.card,
      options: among.map(optionOf),
      min: 1,
      max: 1,
    });
    return among.find(instance => `c${instance.id}` === key) ?? null;
  }

  /** This attack goes back to its owner's hand instead of the discard pile. */
  returnToHand(): void {
    this.took();
    const instance = keep(this.match, this.attack as Attack, 'hand');
    player(this.match.state, instance.owner).hand.push(hide(this.match.state, instance));
  }

  /** This attack is shuffled into its owner's deck instead of being discarded. */
  shuffleSelfIn(): void {
    this.took();
    drawing.shuffleIn(this.match, keep(this.match, this.attack as Attack, 'deck'));
  }

  private *mayPick(reason: string, able: readonly Instance[], question: Text, none: Text): Play<Instance | null> {
    if (this.mine.hand.length === 0) return null;
    const [key] = yield* chooseSome({
      seat: this.me,
      reason,
      question,
      source: this.source.card,
      options: able.map(optionOf),
      min: 0,
      max: 1,
      none: { key: 'pass', label: none },
      always: true,
    });
    return able.find(instance => `c${instance.id}` === key) ?? null;
  }
}
