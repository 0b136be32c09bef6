import { setImmediate } from 'node:timers/promises';
import { gameOf } from '../games/index.js';
import type { Game } from '../kernel/index.js';
import {
  type Change,
  Conflict,
  type Counted,
  type Rating,
  type RatingStep,
  type Store,
  type Tally,
  type Uncounted,
} from '../store/port.js';
import { combined, ratingName, tallyName } from '../store/tallies.js';
import { recordOf } from './record.js';
import { added, additionsOf, nothing } from './tallying.js';

/** Matches counted or undone in one step, after which others have their turn: a click waits for at most one of these. */
const BATCH = 20;

type Sums = Pick<Store, 'uncounted' | 'talliesAt' | 'ratingsAt' | 'count' | 'rewind' | 'uncount'>;

/**
 * Counts matches that are over, each once and always in the order in which they ended. Where one that is counted has been
 * corrected, those since then are undone first. Counting all again goes the same way, so it comes to the same.
 */
export class Counting {
  private readonly store: Sums;
  private readonly games: (id: string) => Game | undefined;
  private running: Promise<number> | null = null;

  constructor(store: Sums, games: (id: string) => Game | undefined = gameOf) {
    this.store = store;
    this.games = games;
  }

  /** Counts what is not counted yet. Returns how many matches it were. */
  async catchUp(): Promise<number> {
    // Who comes while somebody counts wants what has ended since counted as well.
    while (this.running !== null) await this.running.catch(() => 0);
    this.running = this.countAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Forgets all sums and counts every match again. Returns how many it were. */
  async rebuild(): Promise<number> {
    await this.store.uncount();
    return this.catchUp();
  }

  private async countAll(): Promise<number> {
    for (let done = 0; ; ) {
      const found = await this.store.uncounted(BATCH);
      if (found.again !== null) await this.store.rewind(BATCH);
      else if (found.upTo === found.from) return done;
      else done += await this.countSome(found);
      // A file answers at once, and nothing else would come in between.
      await setImmediate();
    }
  }

  /** Returns how many were counted: none where it has to be begun again from where it stands now. */
  private async countSome(found: Uncounted): Promise<number> {
    try {
      await this.store.count(await this.sumsOf(found));
      return found.endings.length;
    } catch (error) {
      // Another process was faster, or something has been corrected meanwhile.
      if (error instanceof Conflict) return 0;
      throw error;
    }
  }

  private async sumsOf({ from, upTo, revision, endings }: Uncounted): Promise<Counted> {
    // It brings a library of mathematics, for which no start should wait.
    const { ratedKeys, rerated } = await import('./rating.js');
    const tallies = new Map<string, Tally>();
    const ratings = new Map<string, Rating>();
    const steps: RatingStep[] = [];
    const changes = new Map<number, Change>(endings.map(({ n }) => [n, { n, tallies: [], ratings: [] }]));
    const known = endings.flatMap(ending => {
      const game = this.games(ending.match.game);
      const record = game === undefined ? null : recordOf(ending, game);
      return record === null
        ? []
        : [{ ending, record, additions: additionsOf(ending, record), keys: ratedKeys(ending, record) }];
    });
    const tallyKeys = new Map(known.flatMap(({ additions }) => additions.map(({ key }) => [tallyName(key), key])));
    for (const tally of await this.store.talliesAt([...tallyKeys.values()])) tallies.set(tallyName(tally), tally);
    const ratingKeys = new Map(known.flatMap(({ keys }) => keys.flat().map(key => [ratingName(key), key])));
    for (const rating of await this.store.ratingsAt([...ratingKeys.values()])) ratings.set(ratingName(rating), rating);
    for (const { ending, record, additions, keys } of known) {
      const { n, at } = ending;
      const were = new Map<string, Tally>();
      for (const addition of additions) {
        const name = tallyName(addition.key);
        const sums = tallies.get(name) ?? nothing(addition.key);
        if (!were.has(name)) were.set(name, sums);
        tallies.set(name, added(sums, addition));
      }
      const rated = keys.flat().map(key => ratings.get(ratingName(key)) ?? { ...key, ...UNRATED });
      const gains = [...were].map(([name, was]) => combined(tallies.get(name) ?? was, was, -1));
      changes.set(n, { n, tallies: gains, ratings: rated });
      for (const scope of keys)
        for (const rating of rerated(scope, record, key => ratings.get(ratingName(key)))) {
          ratings.set(ratingName(rating), rating);
          const { guild, game, player, ordinal } = rating;
          steps.push({ guild, game, player, ordinal, n, at });
        }
    }
    const sums = { tallies: [...tallies.values()], ratings: [...ratings.values()], steps };
    return { from, upTo, revision, changes: [...changes.values()], ...sums };
  }
}

const UNRATED = { mu: 0, sigma: 0, ordinal: 0, games: 0 };
