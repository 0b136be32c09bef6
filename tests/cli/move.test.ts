import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, openStore, type Store } from '../../src/store/index.js';
import { run as execute, newDatabase, testServer } from '../store/postgres/place.js';
import { board, cardSet, decision, deck, facts, line, match, outcome, snapshot } from '../store/samples.js';
import { json, refused } from './run.js';

const server = await testServer();

const rated = { guild: 'g', game: 'squad', player: 'ann' };

/** A store with something in every kind of column, and more rows than are written at once. */
async function filled(file: string): Promise<void> {
  const store = openStore(file, { now: () => 5000 });
  for (let n = 1; n <= 210; n++) await store.schedule({ kind: 'k', subject: `s${n}`, at: n, payload: { n } });
  // The newest numbers are gone, and must not be given again.
  await store.finishDue(210);
  for (const id of ['b', 'a', 'ä', 'Z']) {
    await store.createMatch(match(id, { set: cardSet('Ours', 1), options: { a: [1.5, 'ß🂡', '\0'] } }));
    await store.commit(id, 0, { moves: [], snapshot: snapshot(0), log: [line(1)] });
    await store.setBoard(board(id, `message of ${id}`));
  }
  await store.commit('a', 0, { moves: [decision(1)], log: [line(2)], status: 'over', outcome: outcome(1, 2), facts });
  await store.archive('a');
  await store.createDeck(deck('d', 'ann', { code: 'X' }), 9);
  await store.setPlayerPreferences('ann', 'Ann \0 of nowhere', { pings: 'off' });
  await store.setGuildSettings('g', null);
  const rating = { ...rated, mu: 1 / 3, sigma: 1e-9, ordinal: -0.1, games: 3 };
  const { from, upTo, revision, endings } = await store.uncounted(9);
  const changes = endings.map(({ n }) => ({ n, tallies: [], ratings: [{ ...rating, mu: 2 / 3, games: 2 }] }));
  await store.count({ from, upTo, revision, changes, tallies: [], ratings: [rating], steps: [] });
  await store.close();
}

const everything = async (store: Store): Promise<unknown> => ({
  matches: await store.matchesOf({}),
  history: [await store.history('a'), await store.load('b')],
  boards: await store.board('ä'),
  due: await store.dueRows({ aside: false, limit: 9999 }),
  shown: await store.shown('match', 'Z'),
  decks: await store.deck('d'),
  ratings: await store.ratingsAt([rated]),
  counted: await store.uncounted(9),
});

it('moves a file, and no folder', () => refused(['move', '--from', tmpdir()], `move: no database at ${tmpdir()}`));

describe.skipIf(server === null)('move', () => {
  const place = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'longbox-move-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'longbox.sqlite');
  };
  const opened = async (database: string): Promise<Store> => {
    const store = await openDatabase(database);
    onTestFinished(() => store.close());
    return store;
  };

  it('copies everything, and numbers go on', async () => {
    const [from, to] = [place(), await newDatabase(server as string)];
    await filled(from);
    const said = await json(['move', '--from', from, '--to', to]);
    expect(said).toMatchObject({ from, tables: { matches: 4, due: 209, archives: 1, sets: 1, sum_changes: 1 } });
    expect(JSON.stringify(said)).not.toContain('secret-of-tests');
    const [before, after] = [await opened(from), await opened(to)];
    expect(await everything(after)).toEqual(await everything(before));
    for (const store of [before, after]) {
      await store.correct({ match: 'a', places: [2, 1], reason: 'a mistake', by: 'ann', at: 7 });
      await store.rewind(9);
    }
    expect(await everything(after)).toEqual(await everything(before));
    expect(await after.ratingsAt([rated])).toMatchObject([{ mu: 2 / 3, games: 2 }]);
    await after.schedule({ kind: 'k', subject: 'new', at: 0 });
    expect((await after.dueRows({ aside: false, limit: 1 }))[0]?.id).toBe(211);
  });

  it('leaves a server as it was when it fails half way, and works when it is done again', async () => {
    const [from, to] = [place(), await newDatabase(server as string)];
    await filled(from);
    const sqlite = new Database(from);
    sqlite.pragma('foreign_keys = OFF');
    // Refers to a match that is not there: the last thing a server would take.
    sqlite.exec("insert into seats (match, seat, name, sitting) values ('nowhere', 0, 'x', '')");
    await refused(['move', '--from', from, '--to', to], 'seats', 'Nothing was copied');
    const empty = await openDatabase(to);
    expect(await empty.matchesOf({})).toEqual([]);
    await empty.close();
    sqlite.exec("delete from seats where match = 'nowhere'");
    sqlite.close();
    expect(await json(['move', '--from', from, '--to', to])).toMatchObject({ tables: { matches: 4 } });
  });

  it('refuses what is in use, what is not empty and what is not of this build', async () => {
    const [from, to] = [place(), await newDatabase(server as string)];
    await refused(['move', '--from', from, '--to', to], 'no database');
    await filled(from);
    const running = openStore(from);
    await refused(['move', '--from', from, '--to', to], 'in use');
    await running.close();
    await refused(['move', '--from', from, '--to', 'mysql://ann:hunter2@host/db'], '--to');
    const bot = await openDatabase(to);
    await refused(['move', '--from', from, '--to', to], 'in use by a running Longbox');
    await bot.createMatch(match('m'));
    await bot.close();
    await refused(['move', '--from', from, '--to', to], 'holds something already');
    const foreign = await newDatabase(server as string);
    await execute(foreign, 'create table other ()');
    await refused(['move', '--from', from, '--to', foreign], 'not one of Longbox');
    const sqlite = new Database(from);
    sqlite.exec(
      'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
    );
    sqlite.close();
    await refused(['move', '--from', from, '--to', await newDatabase(server as string)], 'older Longbox');
  });
});
