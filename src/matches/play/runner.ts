import { gameOf } from '../../games/index.js';
import type { Game, Table } from '../../kernel/index.js';
import { Conflict, type Loaded, type MatchRow } from '../../store/port.js';
import { Ledger, type LedgerDeps } from '../record/ledger.js';
import { Refused } from '../refused.js';
import { type Games, gameFor, knownGame, type Look } from './look.js';
import { Queues } from './queues.js';
import { asFailure, type Found, takeUp } from './table.js';

export interface Deps extends LedgerDeps {
  /** Hash of the rules and cards in this build. */
  readonly version: string;
  /** The games there are; those of the house when left out. */
  readonly games?: Games;
}

/** A match taken up to be changed: what is stored, and how it looks. */
export interface Opened {
  readonly loaded: Loaded;
  readonly look: Look;
}

/** How often a step is tried again when another process wrote first. Each time somebody got on, so it ends. */
const TRIES = 50;

/** Where matches are taken up: to be looked at by anybody, to be changed by one after the other. */
export class MatchRunner {
  readonly deps: Deps;
  readonly ledger: Ledger;
  private readonly queues = new Queues();

  constructor(deps: Deps) {
    this.deps = deps;
    this.ledger = new Ledger(deps);
  }

  /** One thing at a time for each match: what comes later sees what came before. */
  inTurn<T>(match: string, act: () => Promise<T>): Promise<T> {
    return this.queues.take(match, act);
  }

  /** @throws Refused for a game that this build does not have */
  game(id: string): Game {
    return knownGame(this.deps.games ?? gameOf, id);
  }

  /** The game of a match, with the set it is played with. @throws Refused */
  gameFor(match: Pick<MatchRow, 'game' | 'set'>): Game {
    return gameFor(match, this.deps.games);
  }

  /**
   * A match as it stands. One that is to begin is set up; one that no longer replays goes back to its last snapshot; one
   * that the rules cannot take up at all is halted. @throws Refused when there is no such match
   */
  async look(id: string): Promise<Look> {
    const loaded = await this.load(id);
    const found = this.find(loaded);
    return found.as === 'is'
      ? this.lookAt(loaded, found.table)
      : this.inTurn(id, async () => (await this.open(id)).look);
  }

  /** Makes one change, in turn; again from the start where another process wrote first. */
  change(id: string, act: (opened: Opened) => Promise<void>): Promise<Look> {
    return this.inTurn(id, async () => {
      await retried(async () => act(await this.open(id)));
      return (await this.open(id)).look;
    });
  }

  private async load(id: string): Promise<Loaded> {
    const loaded = await this.deps.store.load(id);
    if (loaded === null) throw new Refused('no-match');
    return loaded;
  }

  private find(loaded: Loaded): Found {
    return takeUp(this.gameFor(loaded.match), loaded);
  }

  private lookAt({ match, moves }: Loaded, table: Table<unknown> | null): Look {
    return { match, game: this.gameFor(match), table, since: moves };
  }

  /** Takes a match up; what must be written first for that is written. Only in turn. */
  async open(id: string): Promise<Opened> {
    return retried(async () => {
      for (;;) {
        const loaded = await this.load(id);
        const found = this.find(loaded);
        if (found.as === 'is') return { loaded, look: this.lookAt(loaded, found.table) };
        await this.mend(loaded, found);
      }
    });
  }

  private async mend(loaded: Loaded, found: Exclude<Found, { as: 'is' }>): Promise<void> {
    const { match } = loaded;
    switch (found.as) {
      case 'new':
        return this.ledger.play(loaded, found.table, [], []);
      case 'drifted':
        await this.ledger.keep(match.id, asFailure(found.drift, loaded).bundle);
        return this.ledger.back(match, found.back, []);
      case 'broken':
        await this.ledger.keep(match.id, found.failure.bundle);
        return this.ledger.halt(match);
    }
  }
}

/** Tries again where another process wrote first: what it wrote is then what is looked at. */
export async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (tries === TRIES) throw new Refused('stale');
    }
  }
}
