import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { json } from './columns.js';
import type { CountedKind, TallyFacet } from './counts-port.js';

// No references to matches: what was counted stays counted, also where a match is no longer kept.

/** Matches that are over, in the order in which they ended: what is counted is counted in this order, always. */
export const endings = sqliteTable(
  'endings',
  {
    n: integer('n').primaryKey({ autoIncrement: true }),
    match: text('match').notNull(),
  },
  table => [uniqueIndex('endings_by_match').on(table.match)],
);

/** What somebody in charge has corrected. The last one of a match holds; `places` is null where the match does not count. */
export const corrections = sqliteTable(
  'corrections',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    match: text('match').notNull(),
    places: json<readonly number[] | null>('places'),
    reason: text('reason').notNull(),
    by: text('by').notNull(),
    at: integer('at').notNull(),
  },
  table => [index('corrections_by_match').on(table.match)],
);

/** How far the endings have been counted: one row. */
export const counted = sqliteTable('counted', {
  id: integer('id').primaryKey(),
  upTo: integer('up_to').notNull(),
});

/** Sums over matches. `guild` is empty for everywhere, `player` for everybody. */
export const tallies = sqliteTable(
  'tallies',
  {
    guild: text('guild').notNull(),
    game: text('game').notNull(),
    player: text('player').notNull(),
    kind: text('kind').$type<CountedKind>().notNull(),
    facet: text('facet').$type<TallyFacet>().notNull(),
    value: text('value').notNull(),
    games: integer('games').notNull(),
    wins: integer('wins').notNull(),
    draws: integer('draws').notNull(),
    turns: integer('turns').notNull(),
    span: integer('span').notNull(),
    times: integer('times').notNull(),
    expected: integer('expected').notNull(),
    streak: integer('streak').notNull(),
    longest: integer('longest').notNull(),
  },
  table => [
    primaryKey({ columns: [table.guild, table.game, table.player, table.kind, table.facet, table.value] }),
    index('tallies_by_wins').on(table.guild, table.game, table.kind, table.facet, table.wins),
    index('tallies_by_player').on(table.player),
  ],
);

export const ratings = sqliteTable(
  'ratings',
  {
    guild: text('guild').notNull(),
    game: text('game').notNull(),
    player: text('player').notNull(),
    mu: real('mu').notNull(),
    sigma: real('sigma').notNull(),
    ordinal: real('ordinal').notNull(),
    games: integer('games').notNull(),
  },
  table => [
    primaryKey({ columns: [table.guild, table.game, table.player] }),
    index('ratings_by_ordinal').on(table.guild, table.game, table.ordinal),
    index('ratings_by_player').on(table.player),
  ],
);

/** A rating after each match that changed it. */
export const ratingSteps = sqliteTable(
  'rating_steps',
  {
    player: text('player').notNull(),
    game: text('game').notNull(),
    guild: text('guild').notNull(),
    n: integer('n').notNull(),
    at: integer('at').notNull(),
    ordinal: real('ordinal').notNull(),
  },
  table => [primaryKey({ columns: [table.player, table.game, table.guild, table.n] })],
);
