import type { MatchFacts } from '../kernel/index.js';
import type { MatchRow } from './port.js';

/** `people`: only people sat there. `practice`: a practice bot did. `early`: somebody gave up before everyone had had a turn. */
export type CountedKind = 'people' | 'practice' | 'early';

/** By what matches are summed up. `players`: how many people took part. `first`: whether one had the first turn. `luck` and `card` count in `times`. */
export type TallyFacet =
  | 'all'
  | 'ruleset'
  | 'deck'
  | 'hero'
  | 'players'
  | 'scenario'
  | 'first'
  | 'against'
  | 'luck'
  | 'card';

/** A match that is over, as it counts. */
export interface Ending {
  /** Its place in the order in which matches ended. */
  readonly n: number;
  readonly match: MatchRow;
  /** After what was corrected; null where it does not count. */
  readonly places: readonly number[] | null;
  readonly facts: MatchFacts;
  /** It ended because somebody left. */
  readonly left: boolean;
  readonly at: number;
}

export interface TallyKey {
  /** Empty for everywhere. */
  readonly guild: string;
  readonly game: string;
  /** Empty for everybody: there a match is counted once, and its decks, heroes and cards once for each who played them. */
  readonly player: string;
  readonly kind: CountedKind;
  readonly facet: TallyFacet;
  readonly value: string;
}

export interface Tally extends TallyKey {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly turns: number;
  /** Milliseconds from the first card to the end, all matches together. */
  readonly span: number;
  /** How often chance did it or a card was played; and how often it was to be expected, in thousandths. */
  readonly times: number;
  readonly expected: number;
  /** Matches won one after the other until now, or lost where it is below zero; and the most ever won. */
  readonly streak: number;
  readonly longest: number;
}

export interface RatingKey {
  readonly guild: string;
  readonly game: string;
  /** A person, or a scenario that people play against together. */
  readonly player: string;
}

export interface Rating extends RatingKey {
  readonly mu: number;
  readonly sigma: number;
  /** What is shown: as good as somebody is with near certainty. */
  readonly ordinal: number;
  readonly games: number;
}

export interface RatingStep extends RatingKey {
  readonly n: number;
  readonly at: number;
  readonly ordinal: number;
}

/** Endings that are to be counted, in their order: those after `from` up to `upTo`, which are the same where there is none. */
export interface Uncounted {
  readonly from: number;
  readonly upTo: number;
  /** Another where something has been corrected since, or undone. */
  readonly revision: number;
  /** Something counted has been corrected: counting goes back to before this ending first, and none is handed out until then. */
  readonly again: number | null;
  readonly endings: readonly Ending[];
}

/** What one ending did: what it added to tallies, and the ratings that it found; without games where there was none. */
export interface Change {
  readonly n: number;
  readonly tallies: readonly Tally[];
  readonly ratings: readonly Rating[];
}

/** Endings that have been counted, and the sums as they are now. */
export interface Counted extends Pick<Uncounted, 'from' | 'upTo' | 'revision'> {
  /** Of each ending. */
  readonly changes: readonly Change[];
  readonly tallies: readonly Tally[];
  readonly ratings: readonly Rating[];
  readonly steps: readonly RatingStep[];
}

/** Somebody in charge puts a result right. `places: null`: the match does not count. */
export interface Correction {
  readonly match: string;
  readonly places: readonly number[] | null;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
}

/** A place in a table. */
export interface Leader extends Tally {
  /** Null for who has none yet. */
  readonly ordinal: number | null;
}

/** What statistics are kept in. All of it follows from the matches, and can be recalculated. */
export interface CountStore {
  uncounted(limit: number): Promise<Uncounted>;
  talliesAt(keys: readonly TallyKey[]): Promise<Tally[]>;
  ratingsAt(keys: readonly RatingKey[]): Promise<Rating[]>;
  /** Writes sums down. @throws Conflict where another process has counted meanwhile, or something has been corrected */
  count(counted: Counted): Promise<void>;
  /**
   * Undoes the newest endings that are to be counted again, so many at most: the sums are then what they were before
   * them. Where it is no longer known what they did, forgets all sums.
   */
  rewind(limit: number): Promise<void>;
  /** Forgets all sums: everything is to be recalculated. */
  uncount(): Promise<void>;
  tallies(filter: Partial<TallyKey>): Promise<Tally[]>;
  /** The best of a server and game with at least so many matches between people. Who does not want to be in tables is not. */
  leaders(filter: {
    readonly guild: string;
    readonly game: string;
    readonly by: 'rating' | 'wins';
    readonly atLeast: number;
    readonly limit: number;
  }): Promise<Leader[]>;
  ratingSteps(key: RatingKey, limit: number): Promise<RatingStep[]>;
  /** Puts a result right; sums are to be recalculated from there on. @throws Error where there is no such match that is over */
  correct(correction: Correction): Promise<void>;
  corrections(match: string): Promise<Correction[]>;
}
