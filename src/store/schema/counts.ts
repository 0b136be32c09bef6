import type { CountedKind, TallyFacet } from '../counts-port.js';
import type { Kit } from './kit.js';

/** Somebody by their seat; who has none, such as everybody or a scenario, by their id. */
type Somebody = string | number;

/** Rows without the names of their columns. */
export type PackedTally = readonly [
  ...[guild: string, game: string, player: Somebody, kind: CountedKind, facet: TallyFacet, value: Somebody],
  ...[games: number, wins: number, draws: number, turns: number, span: number],
  ...[times: number, expected: number, streak: number, longest: number],
];
export type PackedRating = readonly [
  ...[guild: string, game: string, player: Somebody],
  ...[mu: number, sigma: number, ordinal: number, games: number],
];
export interface PackedChange {
  readonly tallies: readonly PackedTally[];
  readonly ratings: readonly PackedRating[];
}

/** Statistics. No references to matches: what was counted stays counted, also where a match is no longer kept. */
export function countTables({ table, primaryKey, index, uniqueIndex, text, int, real, counter, json, packed }: Kit) {
  /**
   * Matches that are over, or were closed once they had begun, in the order in which they ended: what is counted is counted
   * in this order, always, and what is archived is archived in it.
   */
  const endings = table(
    'endings',
    {
      n: counter('n'),
      match: text('match').notNull(),
    },
    columns => [uniqueIndex('endings_by_match').on(columns.match)],
  );

  /** What somebody in charge has corrected. The last one of a match holds; `places` is null where the match does not count. */
  const corrections = table(
    'corrections',
    {
      id: counter('id'),
      match: text('match').notNull(),
      places: json<readonly number[] | null>('places'),
      reason: text('reason').notNull(),
      by: text('by').notNull(),
      at: int('at').notNull(),
    },
    columns => [index('corrections_by_match').on(columns.match)],
  );

  /**
   * How far the endings have been counted: one row. `again` is the first that is counted, but to be counted again. With each
   * correction, each step back and each person who is forgotten comes the next `revision`: what was read before is out of date.
   */
  const counted = table('counted', {
    id: int('id').primaryKey(),
    upTo: int('up_to').notNull(),
    revision: int('revision').notNull().default(0),
    again: int('again'),
  });

  /**
   * What the newest endings did to the sums, by their numbers. Those that were counted by a build without this table are not
   * there: a correction of one of these has all counted again, and then they are.
   */
  const sumChanges = table('sum_changes', {
    n: int('n').primaryKey(),
    changes: packed<PackedChange>('changes').notNull(),
  });

  /** Sums over matches. `guild` is empty for everywhere, `player` for everybody. */
  const tallies = table(
    'tallies',
    {
      guild: text('guild').notNull(),
      game: text('game').notNull(),
      player: text('player').notNull(),
      kind: text('kind').$type<CountedKind>().notNull(),
      facet: text('facet').$type<TallyFacet>().notNull(),
      value: text('value').notNull(),
      games: int('games').notNull(),
      wins: int('wins').notNull(),
      draws: int('draws').notNull(),
      turns: int('turns').notNull(),
      span: int('span').notNull(),
      times: int('times').notNull(),
      expected: int('expected').notNull(),
      streak: int('streak').notNull(),
      longest: int('longest').notNull(),
    },
    columns => [
      primaryKey({
        columns: [columns.guild, columns.game, columns.player, columns.kind, columns.facet, columns.value],
      }),
      index('tallies_by_wins').on(columns.guild, columns.game, columns.kind, columns.facet, columns.wins),
      index('tallies_by_player').on(columns.player),
    ],
  );

  const ratings = table(
    'ratings',
    {
      guild: text('guild').notNull(),
      game: text('game').notNull(),
      player: text('player').notNull(),
      mu: real('mu').notNull(),
      sigma: real('sigma').notNull(),
      ordinal: real('ordinal').notNull(),
      games: int('games').notNull(),
    },
    columns => [
      primaryKey({ columns: [columns.guild, columns.game, columns.player] }),
      index('ratings_by_ordinal').on(columns.guild, columns.game, columns.ordinal),
      index('ratings_by_player').on(columns.player),
    ],
  );

  /** A rating after each match that changed it. */
  const ratingSteps = table(
    'rating_steps',
    {
      player: text('player').notNull(),
      game: text('game').notNull(),
      guild: text('guild').notNull(),
      n: int('n').notNull(),
      at: int('at').notNull(),
      ordinal: real('ordinal').notNull(),
    },
    columns => [primaryKey({ columns: [columns.player, columns.game, columns.guild, columns.n] })],
  );

  return { endings, corrections, counted, sumChanges, tallies, ratings, ratingSteps };
}
