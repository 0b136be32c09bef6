import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/index.js';
import * as schema from '../../src/store/schema/sqlite.js';
import { connect } from '../../src/store/sqlite/connection.js';
import { storeOver } from '../../src/store/sqlite/engine.js';
import { migrationsFolder } from '../../src/store/sqlite/migrations.js';
import { journal, later, migrationsBefore } from './builds.js';
import { file } from './places.js';
import { decision, match, outcome, seat } from './samples.js';

async function filled(): Promise<string> {
  const database = file();
  const store = openStore(database);
  await store.createMatch(match('m'));
  await store.commit('m', 0, { moves: [decision(1)], log: [] });
  await store.close();
  return database;
}

/** A match as every build has known it. */
function addMatch(old: Database.Database, id: string, status: string): void {
  const columns =
    'id, game, ruleset, status, channel, host, secret, commitment, version, moves, lines, created_at, updated_at';
  old.exec(
    `insert into matches (${columns}) values ('${id}', 'squad', 'tcg', '${status}', 'c', 'ann', 's', 'h', 'v', 0, 0, 1, 1)`,
  );
}

const copies = (database: string): string[] =>
  readdirSync(dirname(database))
    .filter(name => name.includes('before-upgrade'))
    .sort();

describe('the migrations', () => {
  it('make the tables that the code speaks of', () => {
    const connection = connect(':memory:');
    onTestFinished(() => connection.close());
    const tables = Object.values(schema).filter(value => is(value, SQLiteTable));
    expect(tables.length).toBeGreaterThan(12);
    for (const table of tables) {
      const { name, columns, indexes, foreignKeys } = getTableConfig(table);
      const wanted = columns.map(column => ({ name: column.name, notnull: column.notNull ? 1 : 0 }));
      expect(connection.sqlite.prepare('select name, "notnull" from pragma_table_info(?)').all(name)).toEqual(wanted);
      const made = connection.sqlite.prepare("select name from pragma_index_list(?) where origin = 'c'").pluck();
      expect(made.all(name).sort()).toEqual(indexes.map(each => each.config.name).sort());
      expect(connection.sqlite.prepare('select 1 from pragma_foreign_key_list(?)').all(name)).toHaveLength(
        foreignKeys.length,
      );
    }
  });

  it('leave the same in a file, in the first database in memory, and in those that begin as its copies', () => {
    const [first, second, stored] = [connect(':memory:'), connect(':memory:'), connect(file())];
    const all = [first, second, stored].map(({ sqlite }) => ({
      schema: sqlite.prepare('select type, name, tbl_name, sql from sqlite_schema order by name').all(),
      applied: sqlite.prepare('select hash, created_at from __drizzle_migrations').all(),
      checked: sqlite.pragma('foreign_keys', { simple: true }),
    }));
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    // Each is its own.
    for (const { sqlite } of [first, stored])
      sqlite.exec("insert into players (id, name, preferences) values ('ann', 'Ann', '{}')");
    expect(second.sqlite.prepare('select count(*) from players').pluck().get()).toBe(0);
    const later = connect(':memory:');
    expect(later.sqlite.prepare('select count(*) from players').pluck().get()).toBe(0);
    for (const connection of [first, second, stored, later]) connection.close();
  });

  it('are in order of time: one with an earlier time would never be applied', () => {
    const times = journal(migrationsFolder()).entries.map(entry => entry.when);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  it('drop orders for matches that are over, and have every match counted again', async () => {
    const database = file();
    const earlier = migrationsBefore('0006_live-orders');
    const old = connect(database, earlier);
    const order = (of: string | null) => ({ game: 'squad', match: of, kind: 'block' });
    for (const [id, status] of Object.entries({ open: 'playing', done: 'over' })) addMatch(old.sqlite, id, status);
    const preferences = {
      ann: { pings: 'off', orders: ['done', 'open', null, 'gone'].map(order) },
      bob: { orders: [order('done')] },
      cat: { pings: 'off' },
    };
    const add = old.sqlite.prepare('insert into players (id, name, preferences) values (?, ?, ?)');
    for (const [id, chosen] of Object.entries(preferences)) add.run(id, id, JSON.stringify(chosen));
    old.close();
    const store = openStore(database);
    expect(await store.playerPreferences('ann')).toEqual({ pings: 'off', orders: ['open', null].map(order) });
    expect(await store.playerPreferences('bob')).toEqual({ orders: [] });
    expect(await store.playerPreferences('cat')).toEqual({ pings: 'off' });
    expect((await store.uncounted(1)).from).toBe(0);
    await store.close();
  });

  it('are applied once, and then nothing is copied', async () => {
    const database = await filled();
    for (let time = 0; time < 2; time++) await openStore(database).close();
    const program = new Database(database, { readonly: true });
    const applied = program.prepare('select count(*) from __drizzle_migrations').pluck().get();
    program.close();
    expect(applied).toBe(journal(migrationsFolder()).entries.length);
    expect(copies(database)).toEqual([]);
  });
});

describe('an upgrade', () => {
  it('keeps a copy from before, which the old build opens', async () => {
    const database = await filled();
    const migrations = later('ALTER TABLE `players` ADD `since` integer;');
    connect(database, migrations).close();
    expect(copies(database)).toEqual(['longbox.sqlite-before-upgrade']);
    connect(database, migrations).close();
    expect(copies(database)).toHaveLength(1);
    expect(() => openStore(database)).toThrow(/newer Longbox/);
    const old = openStore(`${database}-before-upgrade`);
    expect((await old.history('m'))?.moves).toEqual([decision(1)]);
    await old.close();
  });

  it('that brings luck leaves what seats brought before it', async () => {
    const database = file();
    const old = connect(database, migrationsBefore('0005_luck'));
    addMatch(old.sqlite, 'm', 'playing');
    old.sqlite.exec(
      "insert into seats (match, seat, player, name, sitting) values ('m', 0, 'ann', 'Ann', 'ann act 1')",
    );
    old.close();
    const store = openStore(database);
    expect((await store.match('m'))?.seats).toMatchObject([{ name: 'Ann', sitting: 'ann act 1', luck: null }]);
    await store.close();
  });

  it('keeps sums, and has all counted again once when something is corrected that was counted before', async () => {
    const database = file();
    const old = connect(database, migrationsBefore('0013_sum-changes'));
    for (const id of ['a', 'b']) {
      addMatch(old.sqlite, id, 'over');
      old.sqlite.prepare('update matches set outcome = ? where id = ?').run(JSON.stringify(outcome(1)), id);
      old.sqlite.prepare('insert into endings (match) values (?)').run(id);
    }
    old.sqlite.exec("insert into seats (match, seat, player, name, sitting) values ('b', 0, 'ann', 'Ann', '')");
    old.sqlite.exec('insert into counted (id, up_to) values (1, 2)');
    old.sqlite.exec("insert into ratings values ('', 'squad', 'ann', 25, 8, 1, 2)");
    old.close();
    const store = storeOver(connect(database, migrationsBefore('0014_recount')));
    const rating = { guild: '', game: 'squad', player: 'ann' };
    expect(await store.uncounted(9)).toMatchObject({ from: 2, upTo: 2, again: null });
    expect(await store.ratingsAt([rating])).toHaveLength(1);
    await store.correct({ match: 'b', places: [1], reason: 'a mistake', by: 'ann', at: 7 });
    await store.rewind(9);
    expect(await store.uncounted(9)).toMatchObject({ from: 0, upTo: 2, again: null });
    expect(await store.ratingsAt([rating])).toEqual([]);
    await store.close();
  });

  it('has every match counted again where what counts has changed', async () => {
    const database = file();
    const old = connect(database, migrationsBefore('0014_recount'));
    addMatch(old.sqlite, 'a', 'over');
    old.sqlite.exec("insert into endings (match) values ('a')");
    old.sqlite.exec('insert into counted (id, up_to, revision) values (1, 1, 4)');
    old.sqlite.exec("insert into ratings values ('', 'squad', 'ann', 25, 8, 1, 2)");
    old.close();
    const store = openStore(database);
    expect(await store.uncounted(9)).toMatchObject({ from: 0, upTo: 1, again: null });
    expect(await store.ratingsAt([{ guild: '', game: 'squad', player: 'ann' }])).toEqual([]);
    await store.close();
  });

  it('has matches archived that were closed once they had begun', async () => {
    const database = file();
    const old = connect(database, migrationsBefore('0015_ended-early'));
    for (const [id, status] of Object.entries({
      closed: 'withdrawn',
      lobby: 'withdrawn',
      open: 'playing',
      done: 'over',
    }))
      addMatch(old.sqlite, id, status);
    old.sqlite.exec("update matches set moves = 3 where id <> 'lobby'");
    old.sqlite.exec("insert into endings (match) values ('done')");
    old.close();
    const store = openStore(database);
    expect((await store.unarchived({ limit: 9 })).map(({ match: id }) => id)).toEqual(['done', 'closed']);
    await store.close();
  });

  it('keeps what people have half entered about decks', async () => {
    const database = file();
    const old = connect(database, migrationsBefore('0008_deck-drafts'));
    const add = old.sqlite.prepare('insert into jottings (person, about, jotting) values (?, ?, ?)');
    add.run('ann', 'd1', '"storm"');
    add.run('ann', 'import', '{"list":"2 Thor"}');
    add.run('bob', 'd1', '"thor"');
    old.close();
    const store = openStore(database);
    expect(await store.deckDrafts('ann')).toEqual({ d1: 'storm', import: { list: '2 Thor' } });
    expect(await store.deckDraft('bob', 'd1')).toBe('thor');
    // One for each person and thing, as before.
    await store.setDeckDraft('bob', 'd1', 'loki');
    expect(await store.deckDrafts('bob')).toEqual({ d1: 'loki' });
    await store.close();
  });

  it('that rebuilds a table keeps the rows that refer to it', async () => {
    const database = await filled();
    const program = new Database(database, { readonly: true });
    const sql = program.prepare("select sql from sqlite_schema where name = 'matches'").pluck().get() as string;
    program.close();
    const rebuilt = [
      sql.replace('`matches`', '`__new_matches`'),
      'INSERT INTO `__new_matches` SELECT * FROM `matches`',
      'DROP TABLE `matches`',
      'ALTER TABLE `__new_matches` RENAME TO `matches`',
    ].join(';--> statement-breakpoint\n');
    const store = storeOver(connect(database, later(rebuilt)));
    expect(await store.match('m')).toMatchObject({ moves: 1, seats: [seat(0, 'ann'), seat(1, 'bob')] });
    expect((await store.history('m'))?.moves).toEqual([decision(1)]);
    await expect(store.setDraft('nowhere', 1, 1, 1)).rejects.toThrow();
    await store.close();
  });

  it('that fails changes nothing, and says where things stand', async () => {
    const database = await filled();
    const broken = later('DROP TABLE `seats`;--> statement-breakpoint\nDROP TABLE `no_such_table`;');
    for (let time = 0; time < 2; time++)
      expect(() => connect(database, broken)).toThrow(
        /could not be brought up to date \(no such table.*it is as it was/,
      );
    // The second copy would have been the first once more.
    expect(copies(database)).toEqual(['longbox.sqlite-before-upgrade']);
    const store = openStore(database);
    expect(await store.match('m')).toMatchObject({ moves: 1, seats: match('m').seats });
    await store.commit('m', 1, { moves: [decision(2)], log: [] });
    await store.close();
    expect(() => connect(database, broken)).toThrow(/no such table/);
    expect(copies(database)).toEqual(['longbox.sqlite-before-upgrade', 'longbox.sqlite-before-upgrade-2']);
  });

  it('that finds the disk full says so, and changes nothing', async () => {
    const database = await filled();
    const large = later(
      'CREATE TABLE `large` (`it` blob);--> statement-breakpoint\nPRAGMA max_page_count = 1;--> statement-breakpoint\nINSERT INTO `large` VALUES (randomblob(1000000));',
    );
    expect(() => connect(database, large)).toThrow(/^The disk is full: .*longbox\.sqlite .*Free some space/);
    const store = openStore(database);
    expect(await store.match('m')).toMatchObject({ moves: 1 });
    await store.close();
    const program = new Database(database, { readonly: true });
    expect(program.prepare("select 1 from sqlite_schema where name = 'large'").all()).toEqual([]);
    program.close();
  });

  it('needs no copy of a database that is not there yet', async () => {
    const database = file();
    connect(database, later('ALTER TABLE `players` ADD `since` integer;')).close();
    expect(existsSync(database)).toBe(true);
    expect(copies(database)).toEqual([]);
  });
});
