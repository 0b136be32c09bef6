import { isNotNull } from 'drizzle-orm';
import type { CardSet, Deck, Json, LogEntry, MatchFacts, Move, Outcome, Snapshot } from '../../kernel/index.js';
import type { Luck, MatchStatus, Telling } from '../port.js';
import type { Kit } from './kit.js';

/** A move and when it was made. */
export interface TimedMove {
  readonly at: number;
  readonly move: Move;
}

/** Matches, all that happens in them and around them, and the sets they are played with. */
export function matchTables({ table, primaryKey, index, uniqueIndex, text, int, bool, json, packed }: Kit) {
  /** Sets of cards by their hash: a match keeps the one it began with, whatever its server does with it. */
  const sets = table('sets', {
    hash: text('hash').primaryKey(),
    set: json<CardSet>('set').notNull(),
  });

  /** The sets that a server has loaded. `named` is the name as it is compared: without regard to capitals. */
  const guildSets = table(
    'guild_sets',
    {
      guild: text('guild').notNull(),
      game: text('game').notNull(),
      named: text('named').notNull(),
      hash: text('hash')
        .notNull()
        .references(() => sets.hash),
      by: text('by').notNull(),
      at: int('at').notNull(),
    },
    columns => [primaryKey({ columns: [columns.guild, columns.game, columns.named] })],
  );

  const matches = table(
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
      moves: int('moves').notNull(),
      lines: int('lines').notNull(),
      outcome: json<Outcome>('outcome'),
      createdAt: int('created_at').notNull(),
      updatedAt: int('updated_at').notNull(),
      set: text('set').references(() => sets.hash),
    },
    columns => [
      index('matches_by_guild').on(columns.guild, columns.status, columns.updatedAt),
      index('matches_by_channel').on(columns.channel, columns.status, columns.updatedAt),
      index('matches_by_status').on(columns.status, columns.updatedAt),
      index('matches_by_series').on(columns.series),
      // Most are played without one.
      index('matches_by_set').on(columns.set).where(isNotNull(columns.set)),
    ],
  );

  const match = () =>
    text('match')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' });

  const seats = table(
    'seats',
    {
      match: match(),
      seat: int('seat').notNull(),
      player: text('player'),
      name: text('name').notNull(),
      deck: json<Deck>('deck'),
      sitting: text('sitting').notNull(),
      luck: json<Luck>('luck'),
      late: bool('late').notNull().default(false),
    },
    columns => [primaryKey({ columns: [columns.match, columns.seat] }), index('seats_by_player').on(columns.player)],
  );

  const snapshots = table(
    'snapshots',
    { match: match(), seq: int('seq').notNull(), json: text('json').notNull() },
    columns => [primaryKey({ columns: [columns.match, columns.seq] })],
  );

  const decisions = table(
    'decisions',
    {
      match: match(),
      seq: int('seq').notNull(),
      at: int('at').notNull(),
      move: json<Move>('move').notNull(),
    },
    columns => [primaryKey({ columns: [columns.match, columns.seq] })],
  );

  /**
   * Matches that have been over for a while: what they have in the three tables above and below is gone from there. `n` is
   * the match's place among all endings; `began` and `last` are for those who count, who would unpack moves for nothing else.
   */
  const archives = table(
    'archives',
    {
      n: int('n').primaryKey(),
      match: match(),
      began: int('began'),
      last: json<Move | null>('last'),
      snapshots: packed<readonly Snapshot[]>('snapshots').notNull(),
      moves: packed<readonly TimedMove[]>('moves').notNull(),
      log: packed<readonly LogEntry[]>('log').notNull(),
    },
    columns => [uniqueIndex('archives_by_match').on(columns.match)],
  );

  const drafts = table(
    'drafts',
    {
      match: match(),
      prompt: int('prompt').notNull(),
      seat: int('seat').notNull(),
      draft: json<Json>('draft').notNull(),
    },
    columns => [primaryKey({ columns: [columns.match, columns.prompt, columns.seat] })],
  );

  const logs = table(
    'logs',
    { match: match(), n: int('n').notNull(), entry: json<LogEntry>('entry').notNull() },
    columns => [primaryKey({ columns: [columns.match, columns.n] })],
  );

  const results = table(
    'results',
    {
      match: match(),
      game: text('game').notNull(),
      ruleset: text('ruleset').notNull(),
      guild: text('guild'),
      seat: int('seat').notNull(),
      player: text('player').notNull(),
      place: int('place').notNull(),
      facts: json<MatchFacts>('facts').notNull(),
      at: int('at').notNull(),
    },
    columns => [
      primaryKey({ columns: [columns.match, columns.seat] }),
      index('results_by_player').on(columns.player, columns.game, columns.at),
      index('results_by_guild').on(columns.guild, columns.at),
      index('results_by_game').on(columns.game, columns.at),
    ],
  );

  const boards = table(
    'boards',
    {
      match: match().primaryKey(),
      channel: text('channel').notNull(),
      message: text('message').notNull(),
      thread: text('thread'),
      posted: int('posted').notNull(),
      awaited: text('awaited').notNull(),
      createdAt: int('created_at').notNull(),
      telling: json<Telling>('telling'),
      looks: text('looks'),
    },
    columns => [index('boards_by_message').on(columns.message), index('boards_by_thread').on(columns.thread)],
  );

  return { sets, guildSets, matches, seats, snapshots, decisions, archives, drafts, logs, results, boards };
}
