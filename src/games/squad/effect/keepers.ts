import { type Play, type Seat, text } from '../../../kernel/index.js';
import { take, topOf } from '../../../tabletop/index.js';
import type { Card, Filter } from '../card.js';
import { anyCard, isKeeper } from '../filters.js';
import * as rules from '../rules/keepers.js';
import { isProtected } from '../rules/standing.js';
import { discard, noteEmptyDeck } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { Hands } from './hands.js';

/** What a card's code can do with Keepers, and how cards hit. */
export class Keepers extends Hands {
  /** This card hits: the opponent, unless another seat is named. A Keeper that is gone does nothing more (SQ-7). */
  *hits(amount: number, to: Seat = this.them): Play {
    if (amount < 1 || (this.source.keeper !== null && !this.inPlay)) return;
    this.took();
    yield* rules.hit(this.match, this.source, to, amount);
    this.misfired = this.source.keeper !== null && !this.inPlay;
  }

  /** Another Keeper hits, if it is still in play. */
  *makeHit(seat: Seat, keeper: Instance, amount: number, to: Seat): Play {
    if (amount < 1 || !this.isInPlay(keeper)) return;
    this.took();
    yield* rules.hit(this.match, { card: keeper.card, seat, id: keeper.id, keeper: keeper.id }, to, amount);
  }

  /** A card that is not in play hits the opponent. */
  *makeCardHit({ card, id }: Instance, amount: number): Play {
    this.took();
    yield* rules.hit(this.match, { card, seat: this.me, id, keeper: null }, this.them, amount);
  }

  /** Turns up one's own top card; where it fits it hits for some points and is discarded. */
  *topOfDeckHits(fits: Filter, amount: number): Play {
    const top = this.revealTop();
    if (top === null || !fits(this.card(top))) return;
    const instance = take(this.mine.deck, top.id);
    noteEmptyDeck(this.match, this.me);
    yield* this.makeCardHit(instance, amount);
    discard(this.match.state, instance);
  }

  /** Keepers of a seat that fit and can be destroyed (SQ-C14). */
  destroyable(seat: Seat, fits: Filter): Instance[] {
    const { state, pool } = this.match;
    return this.playerAt(seat).keepers.filter(
      keeper => fits(this.card(keeper)) && isProtected(state, pool, seat, keeper) === null,
    );
  }

  destroy(keeper: Instance): boolean {
    const gone = rules.destroy(this.match, keeper.id, 'destroy', this.source.card);
    if (gone) this.took();
    return gone;
  }

  /** Destroys several at once: who is protected as it begins stays, though the protector goes (SQ-C35). */
  destroyTogether(keepers: readonly Instance[]): void {
    const able = [this.me, this.them].flatMap(seat => this.destroyable(seat, anyCard));
    const isSafe = (keeper: Instance): boolean => !able.includes(keeper);
    // The safe ones first, so that the log can still say who protects them.
    for (const keeper of [...keepers.filter(isSafe), ...keepers.filter(keeper => !isSafe(keeper))])
      this.destroy(keeper);
  }

  /** Destroys one Keeper of the opponent that fits, of this player's choice. True when one was. */
  *destroyTheirs(fits: Filter): Play<boolean> {
    const keeper = yield* this.chooseKeeper(this.destroyable(this.them, fits), this.asking('ask-destroy'));
    return keeper !== null && this.destroy(keeper);
  }

  destroySelf(): void {
    const { keeper, card } = this.source;
    if (keeper !== null && rules.destroy(this.match, keeper, 'destroy', card)) this.took();
  }

  /** A Keeper goes from play to its owner's hand. True when it did. */
  returnKeeper(keeper: Instance): boolean {
    const gone = rules.returnToHand(this.match, keeper.id, this.source.card);
    if (gone) this.took();
    return gone;
  }

  /** This Keeper goes back to its owner's hand. */
  returnSelf(): void {
    const { keeper, card } = this.source;
    if (keeper !== null && rules.returnToHand(this.match, keeper, card)) this.took();
  }

  /** A Keeper goes from play onto its owner's deck. */
  putOnDeck(keeper: Instance): void {
    if (rules.returnToDeckTop(this.match, keeper.id)) this.took();
  }

  /** This player gains control of a Keeper (SQ-23). */
  takeControl(keeper: Instance): void {
    if (rules.takeOver(this.match, keeper.id, this.me)) this.took();
  }

  /** Puts a Keeper straight into play: it is not played, cannot be blocked and does no damage. */
  putIntoPlay(instance: Instance, zone: Instance[]): void {
    this.took();
    rules.enter(this.match, this.me, take(zone, instance.id));
  }

  /** Puts the top card of one's own discard pile into play where it is a Keeper that fits. */
  putTopOfDiscardIntoPlay(fits: Filter): void {
    const top = topOf(this.mine.discard);
    if (top !== undefined && isKeeper(this.card(top)) && fits(this.card(top))) this.putIntoPlay(top, this.mine.discard);
  }

  /** Offers to put a Keeper from hand into play. */
  *mayPutIntoPlay(fits: Filter): Play {
    const able = this.mine.hand.filter(instance => isKeeper(this.card(instance)) && fits(this.card(instance)));
    const question = this.asking('ask-put-into-play');
    const [chosen] = yield* this.mayPick('put into play', able, question, text('play-nothing'));
    if (chosen !== undefined) this.putIntoPlay(chosen, this.mine.hand);
  }

  /** Cards of a player's Keepers. */
  cardsOf(keepers: readonly Instance[]): Card[] {
    return keepers.map(keeper => this.card(keeper));
  }
}
