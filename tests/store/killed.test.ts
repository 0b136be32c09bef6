import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { backupDatabase, openStore } from '../../src/store/index.js';
import { connect } from '../../src/store/sqlite/connection.js';
import { draft, sweep } from '../../src/store/sqlite/draft.js';
import { program } from '../program.js';
import { later } from './builds.js';
import { other } from './others.js';
import { file, folder } from './places.js';
import { match } from './samples.js';

const victim = fileURLToPath(new URL('./victim.ts', import.meta.url));

/** Runs a copy or an upgrade to the point where it is killed. */
function kill(work: 'backup' | 'upgrade', database: string, other: string, point: string): void {
  const found = spawnSync(process.execPath, [program(victim), work, database, other, point]);
  expect([found.signal, String(found.stderr)]).toEqual(['SIGKILL', '']);
}

async function filled(): Promise<string> {
  const database = file();
  const store = openStore(database);
  await store.createMatch(match('m'));
  await store.close();
  return database;
}

/** What lies in the data folder, but for the database's own files. */
const rest = (database: string): string[] =>
  readdirSync(dirname(database), { recursive: true, encoding: 'utf8' })
    .filter(name => !/^longbox\.sqlite(-lock|-wal|-shm)?$/.test(name))
    .sort();

describe.each(['copying', 'copied', 'named'])('a backup that is killed (%s)', point => {
  const whole = point === 'named' ? ['backups/copy.sqlite'] : [];

  it('leaves nothing behind at the next start', async () => {
    const database = await filled();
    kill('backup', database, join(dirname(database), 'backups', 'copy.sqlite'), point);
    expect(rest(database).some(name => name.includes('.partial'))).toBe(true);
    await openStore(database).close();
    expect(rest(database)).toEqual(['backups', ...whole]);
  });

  it('leaves nothing behind at the next backup to that folder', async () => {
    const database = await filled();
    const away = folder();
    kill('backup', database, join(away, 'copy.sqlite'), point);
    await backupDatabase(database, join(away, 'next.sqlite'));
    expect(readdirSync(away)).toEqual(point === 'named' ? ['copy.sqlite', 'next.sqlite'] : ['next.sqlite']);
  });
});

it.each([
  ['copied', 2],
  ['named', 1],
  ['upgrading', 2],
] as const)('an upgrade that is killed (%s, %d times) leaves one copy once it is done', async (point, times) => {
  const database = await filled();
  const migrations = later('ALTER TABLE `players` ADD `since` integer;');
  for (let time = 0; time < times; time++) kill('upgrade', database, migrations, point);
  expect(rest(database)).not.toEqual([]);
  connect(database, migrations).close();
  expect(rest(database)).toEqual(['longbox.sqlite-before-upgrade']);
  const old = openStore(`${database}-before-upgrade`);
  expect(await old.match('m')).toEqual(match('m'));
  await old.close();
});

describe('sweeping', () => {
  it('spares what another process is still writing', async () => {
    const partial = join(folder(), 'copy.sqlite.longbox-01234567.partial');
    const writer = other(partial, 'hold');
    await writer.said(1);
    sweep(dirname(partial));
    expect(existsSync(partial)).toBe(true);
    await writer.kill();
    sweep(dirname(partial));
    expect(readdirSync(dirname(partial))).toEqual([]);
  });

  it('spares what this process is still writing', () => {
    const target = file();
    const made = draft(target);
    sweep(dirname(target));
    expect(existsSync(made.file)).toBe(true);
    made.publish(target);
    made.discard();
    expect(readdirSync(dirname(target))).toEqual(['longbox.sqlite']);
  });

  it("touches nobody else's files, and no folder that is not there", () => {
    const place = folder();
    const names = ['copy.partial', 'film.0123abcd.partial', 'x.longbox-0123.partial', 'longbox.sqlite'];
    for (const name of names) writeFileSync(join(place, name), '');
    sweep(place);
    sweep(join(place, 'nowhere'));
    expect(readdirSync(place).sort()).toEqual(names.sort());
  });
});
