import { inAnyOrder, type Play, type Seat } from '../../../kernel/index.js';
import { instanceList, renew, take, topOf } from '../../../tabletop/index.js';
import type { Card, Kind } from '../card.js';
import { place } from '../rules/encounter/reveal.js';
import * as decks from '../rules/table/deck.js';
import { engage, enterAsDrone } from '../rules/table/enter.js';
import { discard } from '../rules/table/zones.js';
import type { InPlay, Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with encounter cards: the deck and its discard pile, what enters play, nemesis sets. */
export class Encounter {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** You are dealt an encounter card face down. */
  deal(): void {
    decks.dealEncounter(this.game.match, this.game.me);
  }

  /** You look at the top card of the encounter deck, unseen by others. */
  lookAtTop(): Card {
    const { me, source } = this.game;
    decks.resetEncounterDeck(this.game.match);
    const { card } = topOf(this.game.match.state.encounter.deck) as Instance;
    this.game.match.dealer.show();
    this.game.match.dealer.log({
      id: 'log-look-encounter',
      args: { who: { seat: me } },
      why: { card: source.card },
      secret: { seats: [me], id: 'log-look-encounter-own', args: { card: { card } } },
    });
    return this.game.match.card(card);
  }

  /** Discards the top card of the encounter deck. */
  discardTop(): Card {
    const [gone] = decks.discardEncounter(this.game.match, 1) as [Instance];
    return this.game.match.card(gone.card);
  }

  /** You look at the top cards of the encounter deck, the topmost first. */
  lookAtTopCards(count: number): readonly Instance[] {
    const { deck } = this.game.match.state.encounter;
    const seen = deck.slice(-count).reverse();
    const { me, source } = this.game;
    this.game.match.dealer.show();
    this.game.match.dealer.log({
      id: 'log-look-encounters',
      args: { who: { seat: me }, count: seen.length },
      why: { card: source.card },
      secret: {
        seats: [me],
        id: 'log-look-encounters-own',
        args: { cards: instanceList(seen) },
      },
    });
    return seen;
  }

  /** Discards one of the top cards of the encounter deck that you have looked at, and puts the others back, first on top. */
  putBack(discarded: Instance, others: readonly Instance[]): void {
    const { deck } = this.game.match.state.encounter;
    deck.splice(deck.length - others.length - 1);
    deck.push(...[...others].reverse().map(one => renew(this.game.match.state, one)), discarded);
    decks.discardEncounter(this.game.match, 1);
  }

  /** Discards so many cards from the top of the encounter deck, or all it holds: the cards, in order. */
  discard(count: number): Instance[] {
    return decks.discardEncounter(this.game.match, count);
  }

  /** The same one by one, with something done about each before the next, while you are in the game. */
  *discardEach(count: number, about: (gone: Instance) => Play): Play {
    const { deck } = this.game.match.state.encounter;
    for (let left = count; left > 0 && !this.game.you.isEliminated; left--) {
      const isLast = deck.length === 1;
      const [gone] = decks.discardEncounter(this.game.match, 1) as [Instance];
      yield* about(gone);
      if (isLast) return;
    }
  }

  /** Whether a card is still in the discard pile: no new deck has been made of it since (CH-C8). */
  isDiscarded({ id }: Instance): boolean {
    return this.game.match.state.encounter.discard.some(one => one.id === id);
  }

  /** Takes a card back out of the discard pile; null where it is there no longer. */
  fromDiscard(instance: Instance): Instance | null {
    return this.isDiscarded(instance) ? take(this.game.match.state.encounter.discard, instance.id) : null;
  }

  /** Takes a copy of a card out of the encounter deck, which is shuffled afterwards; null where there is none. */
  copy(id: string): Instance | null {
    const { state } = this.game.match;
    const [found] = decks.searchEncounter(state, card => card === id, false);
    const taken = found === undefined ? null : decks.fromEncounter(this.game.match, found.id);
    decks.shuffleEncounterDeck(this.game.match);
    return taken;
  }

  /** Shuffles a card of the discard pile into the encounter deck. */
  shuffleIn(instance: Instance): void {
    const found = this.fromDiscard(instance);
    if (found === null) return;
    this.game.match.state.encounter.deck.push(found);
    decks.shuffleEncounterDeck(this.game.match);
    this.game.match.dealer.log({ id: 'log-shuffle-in', args: { card: { card: found.card } } });
  }

  /** Discards from the encounter deck until a card fits: the card, out of its zone. */
  discardUntil(fits: (card: Card) => boolean): Instance | null {
    return decks.discardUntil(this.game.match, card => fits(this.game.match.card(card)));
  }

  /**
   * Searches encounter deck and discard pile: the card found, out of its zone; null where there is none. Shuffles. Who is
   * out looks for nothing (CH-C31).
   */
  *find(fits: (card: Card) => boolean, withDiscard = true): Play<Instance | null> {
    if (this.game.you.isEliminated) return null;
    const found = decks.searchEncounter(this.game.match.state, card => fits(this.game.match.card(card)), withDiscard);
    const one = yield* this.game.ask.card(found, 'search', 'ask-search');
    const taken = one === null ? null : decks.fromEncounter(this.game.match, one.id);
    decks.shuffleEncounterDeck(this.game.match);
    decks.resetEncounterDeck(this.game.match);
    return taken;
  }

  /** Puts an encounter card into play without revealing it; false where it finds no place and is discarded. */
  *putIntoPlay(instance: Instance, seat: Seat = this.game.me): Play<boolean> {
    const entered = yield* this.game.match.happens(place(this.game.match, instance, seat));
    if (entered === null) discard(this.game.match.state, instance);
    return entered !== null;
  }

  /** A minion in play engages you. */
  *engage(minion: InPlay): Play {
    if (minion.engaged !== this.game.me && !this.game.you.isEliminated)
      yield* engage(this.game.match, minion, this.game.me);
  }

  /** Puts this boost card into play instead of discarding it, engaged with you. */
  *putThisIntoPlay(): Play {
    const { resolving } = this.game.match.state;
    const at = resolving.findIndex(({ id }) => id === this.game.source.id);
    if (at < 0) return;
    const [instance] = resolving.splice(at, 1) as [Instance];
    const { card } = instance;
    const isIn = yield* this.putIntoPlay(instance);
    // Of a minion it is said whom it engages.
    if (isIn && this.game.match.kindOf(card) !== 'minion')
      this.game.match.dealer.log({ id: 'log-enters-play', args: { card: { card } } });
  }

  /** Puts the top card of a deck into play as a Drone engaged with its player. */
  *drone(seat: Seat = this.game.me): Play {
    const top = decks.takeTop(this.game.match, seat);
    if (top === undefined) return;
    yield* this.game.match.happens(enterAsDrone(this.game.match, top, seat));
  }

  /** Takes a card of one type out of your set-aside nemesis set: of several, the one that the set lists first leads it. */
  fromNemesis(kind: Kind): Instance | null {
    const { nemesis } = this.game.match.player(this.game.me);
    const [found] = inAnyOrder(nemesis.filter(({ card }) => this.game.match.card(card).kind === kind));
    return found === undefined ? null : take(nemesis, found.id);
  }

  /** Shuffles what is left of your nemesis set into the encounter deck. */
  shuffleNemesisIn(): void {
    this.game.match.state.encounter.deck.push(...this.game.match.player(this.game.me).nemesis.splice(0));
    decks.shuffleEncounterDeck(this.game.match);
  }
}
