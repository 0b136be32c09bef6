import { type Play, type Seat, text } from '../../../kernel/index.js';
import { topOf } from '../../../tabletop/index.js';
import type { Filter } from '../card.js';
import type { Event } from '../events.js';
import { anyCard } from '../filters.js';
import * as drawing from '../rules/draw.js';
import * as rules from '../rules/keepers.js';
import { isProtected } from '../rules/standing.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card can do with Keepers. */
export class Keepers {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Keepers of a seat that fit and can be destroyed (SQ-C14). */
  destroyable(seat: Seat, which: Filter): Instance[] {
    const { match } = this.game;
    return this.game
      .player(seat)
      .keepers.filter(keeper => which.fits(this.game.card(keeper)) && isProtected(match, seat, keeper) === null);
  }

  destroy(keeper: Instance): boolean {
    const gone = rules.destroy(this.game.match, keeper.id, 'destroy', this.game.source.card);
    if (gone) this.game.log.took();
    return gone;
  }

  /** Destroys several at once: who is protected as it begins stays, though the protector goes (SQ-C35). */
  destroyTogether(keepers: readonly Instance[]): void {
    const able = [this.game.me, this.game.them].flatMap(seat => this.destroyable(seat, anyCard));
    const isSafe = (keeper: Instance): boolean => !able.includes(keeper);
    // The safe ones first, so that the log can still say who protects them.
    for (const keeper of [...keepers.filter(isSafe), ...keepers.filter(keeper => !isSafe(keeper))])
      this.destroy(keeper);
  }

  /** Destroys one Keeper of the opponent that fits, of this player's choice. True when one was. */
  *destroyTheirs(which: Filter): Play<boolean> {
    const keeper = yield* this.game.ask.keeper(this.destroyable(this.game.them, which), 'ask-destroy');
    return keeper !== null && this.destroy(keeper);
  }

  destroySelf(): void {
    const { keeper, card } = this.game.source;
    if (keeper !== null && rules.destroy(this.game.match, keeper, 'destroy', card)) this.game.log.took();
  }

  /** A Keeper goes from play to its owner's hand. True when it did. */
  returnToHand(keeper: Instance): boolean {
    const gone = rules.returnToHand(this.game.match, keeper.id, this.game.source.card);
    if (gone) this.game.log.took();
    return gone;
  }

  /** This Keeper goes back to its owner's hand. */
  returnSelf(): void {
    const { keeper, card } = this.game.source;
    if (keeper !== null && rules.returnToHand(this.game.match, keeper, card)) this.game.log.took();
  }

  /** A Keeper goes from play onto its owner's deck. */
  putOnDeck(keeper: Instance): void {
    if (rules.returnToDeckTop(this.game.match, keeper.id)) this.game.log.took();
  }

  /** This player gains control of a Keeper (SQ-23). */
  takeControl(keeper: Instance): void {
    if (rules.takeOver(this.game.match, keeper.id, this.game.me)) this.game.log.took();
  }

  /** Puts a Keeper straight into play: it is not played, cannot be blocked and does no damage. */
  putIntoPlay(instance: Instance, zone: Instance[]): void {
    this.game.log.took();
    rules.enter(this.game.match, this.game.me, this.game.taken(instance, zone));
  }

  /** Puts the top card of one's own discard pile into play where it is a Keeper that fits. */
  putTopOfDiscardIntoPlay(which: Filter): void {
    const top = topOf(this.game.mine.discard);
    if (top !== undefined && this.game.card(top).keeper !== undefined && which.fits(this.game.card(top)))
      this.putIntoPlay(top, this.game.mine.discard);
  }

  /** Offers to put a Keeper from hand into play. */
  *mayPutIntoPlay(which: Filter): Play {
    const able = this.game.mine.hand.filter(
      instance => this.game.card(instance).keeper !== undefined && which.fits(this.game.card(instance)),
    );
    const question = this.game.ask.about('ask-put-into-play');
    const [chosen] = yield* this.game.ask.mayPick('put into play', able, question, text('play-nothing'));
    if (chosen !== undefined) this.putIntoPlay(chosen, this.game.mine.hand);
  }

  /** Keepers go from play into their owners' decks, which are shuffled. */
  shuffleIn(keepers: readonly Instance[]): void {
    const gone = keepers.flatMap(({ id }) => rules.takeFromPlay(this.game.match, id) ?? []);
    if (gone.length === 0) return;
    this.game.log.took();
    drawing.shuffleIn(this.game.match, ...gone);
  }

  /** The Keeper that an event names; null where it names none, or one that is gone. */
  of(event: Event): Instance | null {
    const id = 'keeper' in event ? event.keeper : null;
    return this.all.find(keeper => keeper.id === id) ?? null;
  }

  /** Whether the Keeper this effect belongs to is still in play: one that misfired does nothing more. */
  get isThisInPlay(): boolean {
    return this.game.mine.keepers.some(keeper => keeper.id === this.game.source.keeper);
  }

  /** Keepers of both players, this player's first. */
  get all(): Instance[] {
    return [...this.game.mine.keepers, ...this.game.theirs.keepers];
  }
}
