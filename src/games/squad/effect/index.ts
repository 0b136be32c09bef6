import { type Play, type Seat, text } from '../../../kernel/index.js';
import { renew, take, topOf } from '../../../tabletop/index.js';
import type { Factor, Filter } from '../card.js';
import { keep, playAttack } from '../rules/attack.js';
import { makeUnblockable } from '../rules/damage.js';
import * as drawing from '../rules/draw.js';
import { won } from '../rules/end.js';
import { enter } from '../rules/keepers.js';
import { powerThisTurn, setPower } from '../rules/power.js';
import { forbiddenBy } from '../rules/standing.js';
import { noteEmptyDeck } from '../rules/zones.js';
import type { Attack, BlocksFrom, Instance } from '../state.js';
import { Keepers } from './keepers.js';

/**
 * What a card's code can do and ask, seen from the player it works for. Its methods stand in the files of this folder
 * by what they are about: looking, asking, decks, hands, Keepers; and here power, flips, turns and attacks.
 */
export class Effect extends Keepers {
  // -- power, flips, turns

  /** The shared power becomes a number, as far as 1 and 20 allow. */
  setPower(power: number): void {
    if (power !== this.sharedPower) this.took();
    setPower(this.match, power, 'power-change');
  }

  /** Changes this player's own power until the turn ends. */
  powerThisTurn(by: number): void {
    this.took();
    powerThisTurn(this.match, this.me, by);
  }

  /** Flips a coin, or lets it fall as given (SQ-19). */
  flip(given?: boolean): boolean {
    this.took();
    return drawing.flip(this.match, this.me, given, this.source.card);
  }

  /** Settles the next flip for power: heads, or no flip at all. */
  settleNextFlip(how: 'heads' | 'none'): void {
    this.took();
    this.match.state.nextFlip = how;
    this.tell('log-next-flip', { how }, 'next-flip');
  }

  /** This player takes another turn after this one. */
  takeExtraTurn(): void {
    this.took();
    this.match.state.extraTurns++;
    this.tell('log-extra-turn', {}, 'extra-turn');
  }

  /** For the rest of the turn the opponent's icons do not count where they lie. */
  ignoreIcons(from: BlocksFrom): void {
    this.took();
    this.match.state.memory.now.unheeded[this.them as 0 | 1].push(from);
    this.tell('log-unheeded', { whose: { seat: this.them }, from }, 'unblockable');
  }

  /** This player wins the match, here and now. */
  win(): void {
    this.took();
    this.match.state.outcome = won(
      this.me,
      text('end-by-card', { who: { seat: this.me }, card: { card: this.source.card } }),
    );
  }

  // -- this attack

  private get own(): Attack {
    if (this.attack === null) throw new Error('only an attack can do this');
    return this.attack;
  }

  /** Makes this attack stronger, or weaker. */
  strengthen(by: number): void {
    if (by !== 0) this.took();
    this.own.bonus += by;
  }

  /** Blocking icons cannot stop this attack: from the hand (SQ-C39), from the deck, or at all. */
  cannotBeBlocked(from: BlocksFrom | 'anywhere'): void {
    this.took();
    if (from === 'hand') this.own.handBlocks = false;
    else if (from === 'deck') this.own.deckBlocks = false;
    else makeUnblockable(this.own);
    this.tell('log-unblockable', { card: { card: this.own.card }, from }, 'unblockable');
  }

  /** Icons on cards of a factor cannot stop this attack. */
  cannotBeBlockedBy(factor: Factor): void {
    this.took();
    this.own.proof.push(factor);
    this.tell('log-proof', { card: { card: this.own.card }, factor: text(`factor-${factor}`) }, 'cannot');
  }

  /** Once the first point has not been blocked, nothing blocks the rest of this attack. */
  pierces(): void {
    this.took();
    this.own.piercing = true;
    this.tell('log-pierces', { card: { card: this.own.card } }, 'unblockable');
  }

  /** Remembers a number with this attack, for its ability. */
  note(number: number): void {
    this.own.noted = number;
  }

  /** The number that was remembered with this attack. */
  get noted(): number {
    return this.own.noted;
  }

  /** This attack goes back to its owner's hand instead of the discard pile. Only the first place it is sent to counts. */
  returnToHand(): void {
    if (this.own.kept !== undefined) return;
    this.took();
    const instance = keep(this.match, this.own, 'hand');
    this.playerAt(instance.owner).hand.push(renew(this.match.state, instance));
  }

  /** This attack goes on top of its owner's deck, or to the bottom of it. */
  putSelfOnDeck(place: 'top' | 'bottom'): void {
    if (this.own.kept !== undefined) return;
    this.took();
    const instance = renew(this.match.state, keep(this.match, this.own, `deck-${place}`));
    const { deck } = this.playerAt(instance.owner);
    if (place === 'top') deck.push(instance);
    else deck.unshift(instance);
  }

  /** This attack is shuffled into its owner's deck instead of being discarded. */
  shuffleSelfIn(): void {
    if (this.own.kept !== undefined) return;
    this.took();
    drawing.shuffleIn(this.match, keep(this.match, this.own, 'deck'));
  }

  /** This attack stays in play as a copy of a Keeper, until it leaves play. */
  becomeCopyOf(keeper: Instance): void {
    if (this.own.kept !== undefined) return;
    this.took();
    const { instance } = this.own;
    this.tell('log-copy', { card: { card: instance.card }, what: { card: keeper.card } }, 'copy');
    this.own.kept = 'keeper';
    instance.printed = instance.card;
    instance.card = keeper.card;
    enter(this.match, this.me, instance);
  }

  /** Plays this attack once more, where its level still allows. */
  *playAgain(): Play {
    const { own } = this;
    if (own.kept !== undefined || !this.mayPlayNow(own.instance)) return;
    this.took();
    own.kept = 'again';
    yield* playAttack(this.match, this.me, own.instance);
  }

  // -- playing more

  /** Whether a card can be played by an effect; the log says why not (SQ-18). */
  private mayPlayNow(instance: Instance): boolean {
    if (this.canPlay(instance)) return true;
    const card = this.card(instance);
    const { state, pool, dealer } = this.match;
    const forbidding = forbiddenBy(state, pool, this.me, card);
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
  *play(instance: Instance, zone: Instance[], bonus = 0): Play<boolean> {
    if (!this.mayPlayNow(instance)) return false;
    this.took();
    const taken = take(zone, instance.id);
    for (const seat of [this.me, this.them]) if (zone === this.playerAt(seat).deck) noteEmptyDeck(this.match, seat);
    yield* playAttack(this.match, this.me, taken, bonus);
    return true;
  }

  /** Turns up the top card of a deck, one's own unless said otherwise, and plays it where it fits. */
  *playTopOfDeck(fits: Filter, seat: Seat = this.me): Play {
    const top = this.revealTop(seat);
    if (top !== null && fits(this.card(top))) yield* this.play(top, this.playerAt(seat).deck);
  }

  /** Plays the top card of a discard pile, one's own unless said otherwise, where it fits. */
  *playTopOfDiscard(fits: Filter, seat: Seat = this.me): Play {
    const { discard } = this.playerAt(seat);
    const top = topOf(discard);
    if (top !== undefined && fits(this.card(top))) yield* this.play(top, discard);
  }

  /** Offers to play a card from hand. Offered whenever a card is held: the offer must not tell which (SQ-15). */
  *mayPlay(fits: Filter, bonus = 0): Play {
    const { hand } = this.mine;
    const able = hand.filter(instance => fits(this.card(instance)) && this.canPlay(instance));
    const question = this.asking('ask-play', { bonus });
    const [chosen] = yield* this.mayPick('play', able, question, text('play-nothing'));
    if (chosen !== undefined) yield* this.play(chosen, hand, bonus);
  }

  /** Looks at the opponent's hand, and may play a card from it. */
  *mayPlayTheirs(): Play {
    const { hand } = this.theirs;
    const able = this.lookAtHand().filter(instance => this.canPlay(instance));
    const question = this.asking('ask-play', { bonus: 0 });
    const [chosen] = yield* this.mayPick('play', able, question, text('play-nothing'), { held: hand.length });
    if (chosen !== undefined) yield* this.play(chosen, hand);
  }
}
