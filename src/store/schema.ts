import { isNotNull } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CardSet, Deck, Json, LogEntry, MatchFacts, Move, Outcome, Snapshot } from '../kernel/index.js';
import { json, packed } from './columns.js';
import type { Lane } from './due-port.js';
import type { Luck, MatchStatus, Telling } from './port.js';

export * from './schema-counts.js';
export * from './schema-leagues.js';
export * from './schema-leases.js';
export * from './schema-shown.js';

export const players = sqliteTable('players', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  preferences: json<Json>('preferences'),
});

export const guilds = sqliteTable('guilds', {
  id: text('id').primaryKey(),
  settings: json<Json>('settings'),
});

/** Sets of cards by their hash: a match keeps the one it began with, whatever its server does with it. */
export const sets = sqliteTable('sets', {
  hash: text('hash').primaryKey(),
  set: json<CardSet>('set').notNull(),
});

/** The sets that a server has loaded. `named` is the name as it is compared: without regard to capitals. */
export const guildSets = sqliteTable(
  'guild_sets',
  {
    guild: text('guild').notNull(),
    game: text('game').notNull(),
    named: text('named').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => sets.hash),
    by: text('by').notNull(),
    at: integer('at').notNull(),
  },
  table => [primaryKey({ columns: [table.guild, table.game, table.named] })],
);

export const matches = sqliteTable(
  'matches',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    ruleset: text('ruleset').notNull(),
    options: json<Json>('options'),
    status: text('status').$type<MatchStatus>().notNull(),
    guild: text('guild'),
    channel: text('channel').notNull(),
    host: text('host').notNull(),
    terms: json<Json>('terms'),
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    version: text('version').notNull(),
    series: text('series'),
    moves: integer('moves').notNull(),
    lines: integer('lines').notNull(),
    outcome: json<Outcome>('outcome'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    set: text('set').references(() => sets.hash),
  },
  table => [
    index('matches_by_guild').on(table.guild, table.status, table.updatedAt),
    index('matches_by_channel').on(table.channel, table.status, table.updatedAt),
    index('matches_by_status').on(table.status, table.updatedAt),
    index('matches_by_series').on(table.series),
    // Most are played without one.
    index('matches_by_set').on(table.set).where(isNotNull(table.set)),
  ],
);

const match = () =>
  text('match')
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' });

export const seats = sqliteTable(
  'seats',
  {
    match: match(),
    seat: integer('seat').notNull(),
    player: text('player'),
    name: text('name').notNull(),
    deck: json<Deck>('deck'),
    sitting: text('sitting').notNull(),
    luck: json<Luck>('luck'),
    late: integer('late', { mode: 'boolean' }).notNull().default(false),
  },
  table => [primaryKey({ columns: [table.match, table.seat] }), index('seats_by_player').on(table.player)],
);

export const snapshots = sqliteTable(
  'snapshots',
  { match: match(), seq: integer('seq').notNull(), json: text('json').notNull() },
  table => [primaryKey({ columns: [table.match, table.seq] })],
);

export const decisions = sqliteTable(
  'decisions',
  {
    match: match(),
    seq: integer('seq').notNull(),
    at: integer('at').notNull(),
    move: json<Move>('move').notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.seq] })],
);

/**
 * Matches that have been over for a while: what they have in the three tables above and below is gone from there. `n` is
 * the match's place among all endings; `began` and `last` are for those who count, who would unpack moves for nothing else.
 */
export const archives = sqliteTable(
  'archives',
  {
    n: integer('n').primaryKey(),
    match: match(),
    began: integer('began'),
    last: json<Move | null>('last'),
    snapshots: packed<readonly Snapshot[]>('snapshots').notNull(),
    moves: packed<readonly TimedMove[]>('moves').notNull(),
    log: packed<readonly LogEntry[]>('log').notNull(),
  },
  table => [uniqueIndex('archives_by_match').on(table.match)],
);

/** A move and when it was made. */
export interface TimedMove {
  readonly at: number;
  readonly move: Move;
}

export const drafts = sqliteTable(
  'drafts',
  {
    match: match(),
    prompt: integer('prompt').notNull(),
    seat: integer('seat').notNull(),
    draft: json<Json>('draft').notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.prompt, table.seat] })],
);

export const logs = sqliteTable(
  'logs',
  { match: match(), n: integer('n').notNull(), entry: json<LogEntry>('entry').notNull() },
  table => [primaryKey({ columns: [table.match, table.n] })],
);

export const results = sqliteTable(
  'results',
  {
    match: match(),
    game: text('game').notNull(),
    ruleset: text('ruleset').notNull(),
    guild: text('guild'),
    seat: integer('seat').notNull(),
    player: text('player').notNull(),
    place: integer('place').notNull(),
    facts: json<MatchFacts>('facts').notNull(),
    at: integer('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.match, table.seat] }),
    index('results_by_player').on(table.player, table.game, table.at),
    index('results_by_guild').on(table.guild, table.at),
    index('results_by_game').on(table.game, table.at),
  ],
);

export const decks = sqliteTable(
  'decks',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    game: text('game').notNull(),
    deck: json<Deck>('deck').notNull(),
    code: text('code'),
    updatedAt: integer('updated_at').notNull(),
    /** The deck's name as it is compared: without regard to capitals. */
    named: text('named').notNull().default(''),
  },
  table => [
    uniqueIndex('decks_by_code').on(table.code),
    uniqueIndex('decks_by_name').on(table.owner, table.game, table.named),
  ],
);

/** `about` names the thing, such as a deck's id. */
export const deckDrafts = sqliteTable(
  'deck_drafts',
  {
    person: text('person').notNull(),
    about: text('about').notNull(),
    draft: json<Json>('draft').notNull(),
  },
  table => [primaryKey({ columns: [table.person, table.about] })],
);

export const boards = sqliteTable(
  'boards',
  {
    match: match().primaryKey(),
    channel: text('channel').notNull(),
    message: text('message').notNull(),
    thread: text('thread'),
    posted: integer('posted').notNull(),
    awaited: text('awaited').notNull(),
    createdAt: integer('created_at').notNull(),
    telling: json<Telling>('telling'),
    looks: text('looks'),
  },
  table => [index('boards_by_message').on(table.message), index('boards_by_thread').on(table.thread)],
);

/**
 * `ready` is when a row may be taken: its time, or while somebody works on it the end of their lease. One that is set
 * aside is not taken at all until it is retried.
 */
export const due = sqliteTable(
  'due',
  {
    // Never used twice: who finishes what was meanwhile scheduled again must not hit its successor.
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    at: integer('at').notNull(),
    ready: integer('ready').notNull(),
    payload: json<Json>('payload'),
    lane: text('lane').$type<Lane>().notNull().default('clock'),
    owner: text('owner'),
    failures: integer('failures').notNull().default(0),
    problem: text('problem'),
    aside: integer('aside'),
  },
  table => [
    uniqueIndex('due_once').on(table.kind, table.subject),
    index('due_by_lane').on(table.lane, table.aside, table.ready),
  ],
);

/** No reference to the match: a failure's bundle outlives it. */
export const bundles = sqliteTable('bundles', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  match: text('match').notNull(),
  at: integer('at').notNull(),
  bundle: json<Json>('bundle'),
});
