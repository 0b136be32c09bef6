import { type Play, type Seat, text } from '../../../kernel/index.js';
import { take } from '../../../tabletop/index.js';
import type { Card, Kind } from '../card.js';
import * as decks from '../rules/deck.js';
import { enterAsDrone } from '../rules/enter.js';
import { place, reveal, revealTop } from '../rules/reveal.js';
import { discard } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { Decks } from './decks.js';

/** What a card's code can do with encounter cards: the deck and its discard pile, reveals, Drones, nemesis sets. */
export class Encounter extends Decks {
  /** A player is dealt an encounter card face down. */
  dealEncounter(seat: Seat = this.me): void {
    decks.dealEncounter(this.match, seat);
  }

  /** Discards the top card of the encounter deck: its printed id. */
  discardEncounter(): string {
    return decks.discardEncounter(this.match).card;
  }

  /** Discards from the encounter deck until a card fits: the card, out of its zone. */
  discardUntil(fits: (card: Card) => boolean): Instance | null {
    return decks.discardUntil(this.match, card => fits(this.match.card(card)));
  }

  /** Searches encounter deck and discard pile: the card found, out of its zone; null where there is none. Shuffles. */
  *find(fits: (card: Card) => boolean, withDiscard = true): Play<Instance | null> {
    const found = decks.searchEncounter(this.state, card => fits(this.match.card(card)), withDiscard);
    const one = yield* this.chooseInstance(found, 'search', text('ask-search', this.words));
    const taken = one === null ? null : decks.fromEncounter(this.match, one.id);
    decks.shuffleEncounterDeck(this.match);
    decks.resetEncounterDeck(this.match);
    return taken;
  }

  /** Shuffles cards into the encounter deck. */
  shuffleIntoEncounter(instances: readonly Instance[]): void {
    this.state.encounter.deck.push(...instances);
    decks.shuffleEncounterDeck(this.match);
  }

  /** Takes a card of one type out of your set-aside nemesis set. */
  fromNemesis(kind: Kind): Instance | null {
    const { nemesis } = this.mine;
    const found = nemesis.find(({ card }) => this.match.card(card).kind === kind);
    return found === undefined ? null : take(nemesis, found.id);
  }

  /** Reveals the top card of the encounter deck. */
  *revealTop(seat: Seat = this.me): Play {
    yield* revealTop(this.match, seat);
  }

  /** Reveals a card that is in nobody's hand: what it has become in play. */
  *reveal(instance: Instance, seat: Seat = this.me): Play<number | null> {
    return yield* reveal(this.match, instance, seat, false);
  }

  /** The card being revealed gains surge. */
  surge(): void {
    if (this.event?.type === 'reveal') this.event.surge = true;
  }

  /** Puts an encounter card into play without revealing it; false where it finds no place and is discarded. */
  *putIntoPlay(instance: Instance, seat: Seat = this.me): Play<boolean> {
    const entered = yield* this.match.happens(place(this.match, instance, seat));
    if (entered === null) discard(this.state, instance);
    return entered !== null;
  }

  /** Puts this boost card into play instead of discarding it, engaged with you. */
  *putThisIntoPlay(): Play {
    const { resolving } = this.state;
    const at = resolving.findIndex(({ id }) => id === this.source.id);
    if (at >= 0) yield* this.putIntoPlay(resolving.splice(at, 1)[0] as Instance);
  }

  /** Puts the top card of a deck into play as a Drone engaged with its player. */
  *drone(seat: Seat = this.me): Play {
    const top = decks.takeTop(this.match, seat);
    if (top === undefined) return;
    yield* this.match.happens(enterAsDrone(this.match, top, seat));
    decks.resetPlayerDeck(this.match, seat);
  }
}
