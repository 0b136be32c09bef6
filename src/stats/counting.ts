import { setImmediate } from 'node:timers/promises';
import { gameOf } from '../games/index.js';
import type { Game } from '../kernel/index.js';
import {
  Conflict,
  type Ending,
  type Rating,
  type RatingKey,
  type RatingStep,
  type Store,
  type Tally,
  type TallyKey,
} from '../store/port.js';
import { recordOf } from './record.js';
import { added, additionsOf } from './tallying.js';

/** Matches counted in one step, after which others have their turn: a click waits for at most one of these. */
const BATCH = 20;

type Sums = Pick<Store, 'uncounted' | 'talliesAt' | 'ratingsAt' | 'count' | 'uncount'>;

/**
 * Counts matches that are over, each once and always in the order in which they ended. Counting all again goes the same
 * way, so it comes to the same.
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
      const { from, upTo, endings } = await this.store.uncounted(BATCH);
      if (upTo === from) return done;
      try {
        await this.countSome(from, upTo, endings);
        done += endings.length;
        // A file answers at once, and nothing else would come in between.
        await setImmediate();
      } catch (error) {
        // Another process was faster, or all is to be recalculated: go on from where it stands now.
        if (!(error instanceof Conflict)) throw error;
      }
    }
  }

  private async countSome(from: number, upTo: number, endings: readonly Ending[]): Promise<void> {
    // It brings a library of mathematics, for which no start should wait.
    const { ratedKeys, rerated } = await import('./rating.js');
    const tallies = new Map<string, Tally>();
    const ratings = new Map<string, Rating>();
    const steps: RatingStep[] = [];
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
      for (const addition of additions) {
        const name = tallyName(addition.key);
        tallies.set(name, added(tallies.get(name), addition));
      }
      for (const scope of keys)
        for (const rating of rerated(scope, record, key => ratings.get(ratingName(key)))) {
          ratings.set(ratingName(rating), rating);
          const { guild, game, player, ordinal } = rating;
          steps.push({ guild, game, player, ordinal, n: ending.n, at: ending.at });
        }
    }
    await this.store.count({ from, upTo, tallies: [...tallies.values()], ratings: [...ratings.values()], steps });
  }
}

const tallyName = ({ guild, game, player, kind, facet, value }: TallyKey): string =>
  JSON.stringify([guild, game, player, kind, facet, value]);
const ratingName = ({ guild, game, player }: RatingKey): string => JSON.stringify([guild, game, player]);
