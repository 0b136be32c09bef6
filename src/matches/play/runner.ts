import { gameOf } from '../../games/index.js';
import type { Game, Table } from '../../kernel/index.js';
import type { Current, MatchRow } from '../../store/port.js';
import { preferencesIn } from '../people/preferences.js';
import { Ledger, type LedgerDeps } from '../record/ledger.js';
import { Refused } from '../refused.js';
import { type Games, gameFor, knownGame, type Look } from './look.js';
import { Queues } from './queues.js';
import { retried } from './retried.js';
import { asFailure, type Found, takeUp } from './table.js';

export interface Deps extends LedgerDeps {
  /** Hash of the rules and cards in this build. */
  readonly version: string;
  /** The available games; the house's own by default. */
  readonly games?: Games;
}

/** Where matches are loaded: anyone can look at one, changes take turns. */
export class MatchRunner {
  readonly deps: Deps;
  readonly ledger: Ledger;
  private readonly queues = new Queues();

  constructor(deps: Deps) {
    this.deps = deps;
    this.ledger = new Ledger(deps);
  }

  /** One change at a time per match: each sees the ones before it. */
  inTurn<T>(match: string, act: () => Promise<T>): Promise<T> {
    return this.queues.take(match, act);
  }

  /** @throws Refused for a game this build doesn't have */
  game(id: string): Game {
    return knownGame(this.deps.games ?? gameOf, id);
  }

  /** The game of a match, with the set it is played with. @throws Refused */
  gameFor(match: Pick<MatchRow, 'game' | 'set'>): Game {
    return gameFor(match, this.deps.games);
  }

  /**
   * A match as it stands. One about to begin is set up; one that no longer replays goes back to its last snapshot; one
   * that the rules can't resume at all is halted. @throws Refused if there is no such match
   */
  async look(id: string): Promise<Look> {
    const loaded = await this.load(id);
    const found = this.find(loaded);
    return found.as === 'is' ? this.lookAt(loaded, found.table) : this.inTurn(id, () => this.open(id));
  }

  /** Makes one change, in turn; starts over if another process wrote first. Returns the result. */
  change<T>(id: string, act: (look: Look) => Promise<T>): Promise<T> {
    return this.inTurn(id, () => retried(async () => act(await this.open(id))));
  }

  private async load(id: string): Promise<Current> {
    const loaded = await this.deps.store.load(id);
    if (loaded === null) throw new Refused('no-match');
    return loaded;
  }

  private find(loaded: Current): Found {
    return takeUp(this.gameFor(loaded.match), loaded);
  }

  private lookAt(current: Current, table: Table<unknown> | null): Look {
    const { match, snapshot, moves, lately, drafts, preferences: stored } = current;
    const game = this.gameFor(match);
    return { match, game, table, snapshot, since: moves, lately, drafts, stored, preferences: preferencesIn(stored) };
  }

  /** Loads a match, and writes whatever has to be written first. Only in turn. */
  async open(id: string): Promise<Look> {
    return retried(async () => {
      const loaded = await this.load(id);
      const found = this.find(loaded);
      return found.as === 'is' ? this.lookAt(loaded, found.table) : this.mend(loaded, found);
    });
  }

  private async mend(loaded: Current, found: Exclude<Found, { as: 'is' }>): Promise<Look> {
    const look = this.lookAt(loaded, null);
    const { id } = look.match;
    switch (found.as) {
      case 'news':
        return this.ledger.play({ ...look, table: found.table }, found.table, [], []);
      case 'drifted':
        await this.ledger.keep(id, asFailure(found.drift, loaded).bundle);
        return this.ledger.back(look, found.back, []);
      case 'broken':
        await this.ledger.keep(id, found.failure.bundle);
        return this.ledger.halt(look);
    }
  }
}
