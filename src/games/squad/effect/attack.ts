import { text } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import type { Factor } from '../card.js';
import { keep } from '../rules/attack.js';
import { makeUnblockable } from '../rules/damage.js';
import * as drawing from '../rules/draw.js';
import { enter } from '../rules/keepers.js';
import type { Attack, BlocksFrom, Instance } from '../state.js';
import type { Game } from './index.js';

/** What an attack can do with itself. */
export class OwnAttack {
  private readonly game: Game;
  private readonly attack: Attack | null;

  constructor(game: Game, attack: Attack | null) {
    this.game = game;
    this.attack = attack;
  }

  private get own(): Attack {
    if (this.attack === null) throw new Error('only an attack can do this');
    return this.attack;
  }

  /** Damage that it has done so far. */
  get dealt(): number {
    return this.own.dealt;
  }

  /** Makes this attack stronger, or weaker. */
  strengthen(by: number): void {
    // So many times nothing may be -0: added, it makes the field one for fractions, and every attack slow from then on.
    if (by === 0) return;
    this.game.log.took();
    this.own.bonus += by;
  }

  /** Blocking icons cannot stop this attack: from the hand (SQ-C39), from the deck, or at all. */
  cannotBeBlocked(from: BlocksFrom | 'anywhere'): void {
    this.game.log.took();
    if (from === 'hand') this.own.handBlocks = false;
    else if (from === 'deck') this.own.deckBlocks = false;
    else makeUnblockable(this.own);
    this.game.log.tell('log-unblockable', { card: { card: this.own.card }, from }, 'unblockable');
  }

  /** Icons on cards of a factor cannot stop this attack. */
  cannotBeBlockedBy(factor: Factor): void {
    this.game.log.took();
    this.own.proof.push(factor);
    this.game.log.tell('log-proof', { card: { card: this.own.card }, factor: text(`factor-${factor}`) }, 'cannot');
  }

  /** Once the first point has not been blocked, nothing blocks the rest of this attack. */
  pierce(): void {
    this.game.log.took();
    this.own.piercing = true;
    this.game.log.tell('log-pierces', { card: { card: this.own.card } }, 'unblockable');
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
    this.game.log.took();
    const instance = keep(this.game.match, this.own, 'hand');
    this.game.player(instance.owner).hand.push(renew(this.game.match.state, instance));
  }

  /** This attack goes on top of its owner's deck, or to the bottom of it. */
  putOnDeck(place: 'top' | 'bottom'): void {
    if (this.own.kept !== undefined) return;
    this.game.log.took();
    const instance = renew(this.game.match.state, keep(this.game.match, this.own, `deck-${place}`));
    const { deck } = this.game.player(instance.owner);
    if (place === 'top') deck.push(instance);
    else deck.unshift(instance);
  }

  /** This attack is shuffled into its owner's deck instead of being discarded. */
  shuffleIn(): void {
    if (this.own.kept !== undefined) return;
    this.game.log.took();
    drawing.shuffleIn(this.game.match, keep(this.game.match, this.own, 'deck'));
  }

  /** This attack stays in play as a copy of a Keeper, until it leaves play. */
  becomeCopyOf(keeper: Instance): void {
    if (this.own.kept !== undefined) return;
    this.game.log.took();
    const { instance } = this.own;
    this.game.log.tell('log-copy', { card: { card: instance.card }, what: { card: keeper.card } }, 'copy');
    this.own.kept = 'keeper';
    instance.printed = instance.card;
    instance.card = keeper.card;
    enter(this.game.match, this.game.me, instance);
  }

  /** This attack is played once more when it is done, where its level still allows. */
  playAgain(): void {
    const { own } = this;
    if (own.kept !== undefined || !this.game.play.allowsNow(own.instance)) return;
    this.game.log.took();
    own.kept = 'again';
  }
}
