import type { Json, Seat } from '../../kernel/index.js';
import type { MatchRow, Store } from '../../store/port.js';
import { pingable, pingableOf } from '../clock/calls.js';
import type { Lobby } from '../lobby/lobby.js';
import type { Matches, Person } from '../matches.js';
import { type Choosing, checkOrder, choose, dropOrder, giveOrder, ordersOf } from '../play/choices.js';
import { type About, storedAbout } from './about.js';
import { bidFarewell } from './farewell.js';
import type { StandingOrder } from './preferences.js';

export interface PeopleDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly lobby: Lobby;
  readonly now: () => number;
}

/** What people have chosen for themselves, what is stored about them, and how it is forgotten. */
export class People {
  private readonly deps: PeopleDeps;
  private readonly choosing: Choosing;

  constructor(deps: PeopleDeps) {
    this.deps = deps;
    this.choosing = { store: deps.store, matches: deps.matches };
  }

  /** A person's stored preferences; each room reads its own part, with defaults. */
  chosenBy(player: string): Promise<Json> {
    return this.deps.store.playerPreferences(player);
  }

  /** Changes some of a person's preferences, if any; open matches follow at once. Returns all of them. */
  choose(person: Person, wishes: Readonly<Record<string, Json>>): Promise<Json> {
    if (Object.keys(wishes).length === 0) return this.chosenBy(person.id);
    return choose(this.choosing, person, () => wishes);
  }

  /** A person's auto-replies, except those for finished matches. */
  orders(player: string): Promise<StandingOrder[]> {
    return ordersOf(this.choosing, player);
  }

  /** @throws Refused */
  giveOrder(person: Person, order: StandingOrder): Promise<void> {
    return giveOrder(this.choosing, person, order);
  }

  /** @throws Refused where such an auto-reply couldn't be given */
  checkOrder(person: Person, order: StandingOrder): Promise<void> {
    return checkOrder(this.choosing, person, order);
  }

  /** @throws Refused if there is none like it (any more) */
  dropOrder(person: Person, order: StandingOrder): Promise<void> {
    return dropOrder(this.choosing, person, order);
  }

  /** The people of some seats who may be pinged now when somebody at their table asks them something. */
  pingable(match: MatchRow, seats: readonly Seat[]): Promise<string[]> {
    return pingable(this.deps.store, match, seats, this.deps.now());
  }

  /** The same of people who need not sit anywhere. */
  pingableOf(players: readonly string[]): Promise<string[]> {
    return pingableOf(this.deps.store, players, this.deps.now());
  }

  /** Everything stored about a person. Other people appear only as seats. */
  storedAbout(player: string): Promise<About> {
    return storedAbout(this.deps.store, player);
  }

  /** Forgets a person. */
  bidFarewell(person: Person): Promise<void> {
    return bidFarewell(this.deps, person);
  }
}
