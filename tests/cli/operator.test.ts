import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { plainTerms } from '../../src/matches/lobby/terms.js';
import { type MatchRow, openStore, type Store } from '../../src/store/index.js';
import { match, seat } from '../store/samples.js';
import { json, refused, run } from './run.js';

const DAY = 24 * 60 * 60 * 1000;

/** Servers and a person, as Discord has their ids. */
const [HERE, THERE, CAT] = ['100000000000000001', '100000000000000002', '20000000000000003'];

let folder: string;

/** An open match that was last touched so many days ago. */
const touched = (id: string, days: number, change: Partial<MatchRow> = {}): MatchRow =>
  match(id, { terms: plainTerms, guild: HERE, createdAt: 1000, updatedAt: Date.now() - days * DAY, ...change });

async function within<T>(act: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(join(folder, 'longbox.sqlite'));
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longbox-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const league = { ...plainTerms, league: { night: 'n', round: 1, table: 1, sealed: false } };
  const withBot = [seat(0, 'ann'), seat(1, 'practice:easy')];
  await within(async store => {
    await store.createMatch(touched('fresh', 0));
    await store.createMatch(
      touched('old', 40, { status: 'inviting', seats: [seat(0, CAT), seat(1, null)], host: CAT }),
    );
    await store.createMatch(touched('older', 50, { guild: THERE, seats: withBot }));
    await store.createMatch(touched('halted', 45, { status: 'halted', guild: null }));
    await store.createMatch(
      touched('night', 60, { terms: league, seats: [seat(0, 'dan'), seat(1, 'eve')], host: 'league' }),
    );
    await store.createMatch(touched('done', 90, { status: 'over' }));
  });
});

const listed = async (...words: string[]): Promise<string[]> => {
  const { matches } = await json<{ matches: { match: string }[] }>(['matches', ...words, '--data', folder]);
  return matches.map(one => one.match);
};

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a copy that is read is gone after %s', async (signal, exit) => {
  const TMPDIR = join(folder, 'temporary');
  mkdirSync(TMPDIR);
  const script = join(import.meta.dirname, 'copy-child.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], { env: { ...process.env, TMPDIR } });
  const copies = () => readdirSync(TMPDIR).filter(name => name.startsWith('longbox-copy-'));
  await once(child.stdout, 'data');
  expect(copies()).toHaveLength(1);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([exit, null]);
  expect(copies()).toEqual([]);
});

test('matches lists what is open, the longest untouched first, and as little as it is asked for', async () => {
  expect(await listed()).toEqual(['night', 'older', 'halted', 'old', 'fresh']);
  expect(await listed('waiting')).toEqual(['old']);
  expect(await listed('halted')).toEqual(['halted']);
  expect(await listed('playing', '--idle', '30')).toEqual(['night', 'older']);
  expect(await listed('--guild', THERE)).toEqual(['older']);
  expect(await listed('--player', CAT)).toEqual(['old']);
  expect(await listed('--game', 'recharge')).toEqual([]);
  const { out } = await run(['matches', '--limit', '1', '--data', folder]);
  expect(out).toMatch(/^night {2}playing {2}squad .*\n… and 4 more: --limit 5\n$/);
  expect((await run(['matches', '--game', 'smash', '--data', folder])).out).toBe('No open matches.\n');
  await refused(['matches', 'haltd', '--data', folder], 'halted');
  await refused(['matches', '--idle', 'x', '--data', folder], '--idle');
});

test.each([
  [['matches', '--game', 'foo'], '--game: no game "foo": '],
  [['people', '--game', 'squda'], '--game: no game "squda": did you mean squad?'],
  [['matches', '--guild', 'abc'], '--guild is an id of Discord\'s, 17 to 20 digits, not "abc"'],
  [['matches', '--player', 'Mara'], '--player is an id of Discord\'s, 17 to 20 digits, not "Mara"'],
  [['people', '--guild', '1234'], '--guild is an id of Discord\'s, 17 to 20 digits, not "1234"'],
  [['retire', '--idle', '1', '--guild', 'abc'], '--guild is an id of Discord\'s, 17 to 20 digits, not "abc"'],
])('%j chooses nothing there could be, and is refused', async (words, problem) => {
  await refused([...words, '--data', folder], problem);
});

test.each(['matches', 'people', 'due', 'bundle'])(
  '%s names the database that it cannot read, not its copy',
  async command => {
    const file = join(folder, 'longbox.sqlite');
    const sqlite = new Database(file);
    sqlite.exec("insert into __drizzle_migrations (hash, created_at) values ('of a later build', 99999999999999)");
    sqlite.close();
    await refused([command, '--data', folder], `The database ${file} was written by a newer Longbox`);
  },
);

test('matches and people tell nothing that is secret', async () => {
  const said = `${(await run(['matches', '--json', '--data', folder])).out}${(await run(['people', '--json', '--data', folder])).out}`;
  expect(said).toContain('"ann"');
  for (const secret of ['abab', 'Ours', 'ü', 'drawn by']) expect(said).not.toContain(secret);
});

test('people counts the open tables of everyone but practice bots', async () => {
  const { people, of } = await json<{ people: object[]; of: number }>(['people', '--data', folder]);
  expect(of).toBe(5);
  expect(people).toMatchObject([
    { person: 'ann', playing: 2, waiting: 0, halted: 1, hosting: 3 },
    { person: 'bob', playing: 1, halted: 1, hosting: 0 },
    { person: CAT, waiting: 1, hosting: 1 },
    { person: 'dan' },
    { person: 'eve' },
  ]);
  expect((await run(['people', '--guild', '100000000000000009', '--data', folder])).out).toBe(
    'Nobody sits at an open table.\n',
  );
});

test('people has nobody who is forgotten where others play on', async () => {
  const guild = '100000000000000009';
  await within(store =>
    store.createMatch(touched('left', 0, { guild, seats: [seat(0, 'former:12ab'), seat(1, CAT)] })),
  );
  const { people } = await json<{ people: { person: string }[] }>(['people', '--guild', guild, '--data', folder]);
  expect(people.map(({ person }) => person)).toEqual([CAT]);
});

test('retire says what it would close, closes it with --yes, and leaves league nights alone', async () => {
  const idle = ['retire', '--idle', '30', '--data', folder];
  await refused(['retire', '--data', folder], '--idle DAYS');
  const dry = await run(idle);
  expect(dry.out).toMatch(/older .*\nhalted .*\nold .*\nLeft to the hosts of league nights: 1\.\n3 would be closed/);
  const statuses = (): Promise<(string | undefined)[]> =>
    within(store =>
      Promise.all(['fresh', 'old', 'older', 'halted', 'night'].map(async id => (await store.match(id))?.status)),
    );
  expect(await statuses()).toEqual(['playing', 'inviting', 'playing', 'halted', 'playing']);
  expect(await json([...idle, '--yes'])).toMatchObject({ kept: 1, closed: true });
  expect(await statuses()).toEqual(['playing', 'withdrawn', 'withdrawn', 'withdrawn', 'playing']);
  expect(await within(store => store.shown('match', 'older'))).toMatchObject({ wanted: 2, shown: 0 });
  expect(await json([...idle, '--yes'])).toMatchObject({ matches: [] });
  expect(await json(['retire', '--guild', HERE, '--yes', '--data', folder])).toMatchObject({
    matches: [{ match: 'fresh' }],
  });
});

test('retire changes nothing under a bot that runs', async () => {
  await within(async () => refused(['retire', '--idle', '30', '--yes', '--data', folder], 'in use'));
});
