import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteDialect } from '../../src/store/dialect.js';
import type { MatchStatus, Store } from '../../src/store/index.js';
import { queriesOn } from '../../src/store/queries/index.js';
import { sqliteTables } from '../../src/store/schema/sqlite.js';
import { type Connection, connect } from '../../src/store/sqlite/connection.js';
import { storeOver } from '../../src/store/sqlite/engine.js';
import { statementNow } from '../../src/store/work.js';

const OPEN: readonly MatchStatus[] = ['inviting', 'choosing', 'playing', 'halted'];
const TOLD: readonly MatchStatus[] = ['playing', 'over'];

/** What a running bot asks, again and again. */
const asked: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'the newest that ended': store => store.matchesOf({ status: ['over', 'withdrawn'], limit: 100 }),
  'open matches': store => store.matchesOf({ status: OPEN }),
  'what is behind': store => store.claimShown('ann', 1, 1, 20),
  "a channel's matches": store => store.matchesOf({ channel: 'c', status: TOLD, limit: 25 }),
  "a server's matches": store => store.matchesOf({ guild: 'g', status: TOLD, limit: 25 }),
  "a player's matches": store => store.matchesOf({ player: 'ann', status: TOLD, limit: 25 }),
  'seats that wait for somebody': store => store.matchesOf({ returning: 'ann', status: ['playing'], limit: 25 }),
  'challenges to somebody': store => store.matchesOf({ invited: 'ann', status: ['inviting'] }),
  "a series' matches": store => store.matchesOf({ series: 's' }),
  "a player's results": store => store.results({ player: 'ann' }),
  "a player's quests": store => store.results({ player: 'ann', game: 'squad', quests: true }),
  "a player's sums": store => store.tallies({ guild: 'g', game: 'squad', player: 'ann' }),
  'what is to be counted': store => store.uncounted(100),
  'what is to be archived': store => store.unarchived({ limit: 20 }),
  'a leaderboard': store => store.leaders({ guild: 'g', game: 'squad', by: 'rating', atLeast: 5, limit: 20 }),
  'what is due': store => store.claimDue(1, 1, 20),
  'a match': store => store.load('m'),
};

type Explain = (sql: string) => string;

/** How SQLite goes about a query. */
const explaining =
  ({ sqlite }: Connection): Explain =>
  sql => {
    // The driver explains nothing with a value missing; which value does not matter.
    const steps = sqlite.prepare(`explain query plan ${sql.replaceAll('?', '1')}`).all() as { detail: string }[];
    return steps.map(({ detail }) => detail).join('; ');
  };

const isSelect = (sql: string): boolean => /^select/i.test(sql);

/** Opens a store and asks; returns how SQLite goes about each query. */
async function plansOf(ask: (store: Store) => Promise<unknown>): Promise<string[]> {
  const connection = connect(':memory:');
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  const store = storeOver(connection);
  onTestFinished(() => store.close());
  await ask(store);
  const queries = prepare.mock.calls.map(([sql]) => sql).filter(isSelect);
  prepare.mockRestore();
  return queries.map(explaining(connection));
}

/** How SQLite goes about each query that stands ready when a store is opened, whether somebody asks it or not. */
function plansReady(): string[] {
  const connection = connect(':memory:');
  onTestFinished(() => connection.close());
  const ready: string[] = [];
  queriesOn({
    db: connection.db,
    tables: sqliteTables,
    dialect: sqliteDialect,
    prepare(query) {
      ready.push((query as unknown as { toSQL(): { sql: string } }).toSQL().sql);
      return statementNow({ all: () => [], get: () => undefined, run: () => 0 });
    },
    *alone() {},
    tell: () => undefined,
  });
  return ready.filter(isSelect).map(explaining(connection));
}

const THROUGH = /\bSCAN (shown|matches|seats|results|endings|archives|decisions|logs|snapshots|tallies)/;

it('no query that stands ready goes through all matches', () => {
  const plans = plansReady();
  expect(plans.length).toBeGreaterThan(40);
  expect(plans.filter(plan => THROUGH.test(plan))).toEqual([]);
});

it.each(Object.keys(asked))('no query goes through all matches: %s', async name => {
  const plans = await plansOf(asked[name] as (store: Store) => Promise<unknown>);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter(plan => THROUGH.test(plan))).toEqual([]);
});

it.each(['the newest that ended', "a channel's matches", "a server's matches"])(
  'nothing is sorted to show a few: %s',
  async name => {
    const plans = await plansOf(asked[name] as (store: Store) => Promise<unknown>);
    const lists = plans.filter(plan => /matches_by_(status|channel|guild)/.test(plan));
    expect(lists.length).toBeGreaterThan(0);
    for (const plan of lists) expect(plan).not.toMatch(/B-TREE FOR ORDER BY/);
  },
);

it.each(["a player's quests", "a player's matches"])(
  'somebody is asked about by what they have played: %s',
  async name => {
    const plans = await plansOf(asked[name] as (store: Store) => Promise<unknown>);
    expect(plans.at(-1)).toMatch(/(results|seats)_by_player \(player=\?/);
    expect(plans.at(-1)).not.toMatch(/matches_by_status|results_by_game/);
  },
);
