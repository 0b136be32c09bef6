import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BadInput } from '../../src/cli/command.js';
import { databaseIn } from '../../src/cli/database.js';
import { SETTINGS } from '../../src/cli/env-file.js';
import { readConfig } from '../../src/config.js';
import { NONE, USUAL } from '../../src/matches/lobby/quotas.js';
import { refused } from './run.js';

const NAMES = ['TOKEN', 'API', 'PROXY'].map(name => `DISCORD_${name}`);
NAMES.push(...['DATA', 'PORT', 'LOG', 'PACE', 'QUOTAS', 'HTTP', 'SHARDS', 'BACKUPS'].map(name => `LONGBOX_${name}`));
NAMES.push('DATABASE_URL');
const before = { folder: process.cwd(), values: NAMES.map(name => [name, process.env[name]] as const) };

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'longbox-env-')));
  for (const name of NAMES) delete process.env[name];
});
afterEach(() => {
  process.chdir(before.folder);
  for (const [name, value] of before.values)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

it('is the defaults without a file .env', () => {
  expect(readConfig()).toMatchObject({ token: null, api: null, data: 'data', port: 4600, level: 'info', pace: 1 });
});

it('is what .env says, with comments, quotes and lines without a value', () => {
  writeFileSync('.env', '# ours\r\nDISCORD_TOKEN=\r\nLONGBOX_DATA="my matches" # here\r\nexport LONGBOX_PORT=4700\r\n');
  expect(readConfig()).toMatchObject({ token: null, data: 'my matches', port: 4700 });
});

it('is what the environment says where both do, even when that is nothing', () => {
  writeFileSync('.env', `DISCORD_TOKEN=${'x'.repeat(40)}\nLONGBOX_PORT=4700\n`);
  process.env.DISCORD_TOKEN = '';
  process.env.LONGBOX_PORT = '4800';
  expect(readConfig()).toMatchObject({ token: null, port: 4800 });
});

it('is not started where .env holds a name that is no setting, or a value that is cut off', () => {
  const said = (lines: string) => {
    writeFileSync('.env', lines);
    return () => readConfig();
  };
  expect(said('LONGBOX_DTA=games\n')).toThrow(
    /^\.env: there is no setting called LONGBOX_DTA\. Did you mean LONGBOX_DATA\? See \.env\.example\.$/,
  );
  expect(said('DISCORD_TOKN=abc\n')).toThrow(/Did you mean DISCORD_TOKEN\?/);
  // The whole name is read: it has its =.
  for (const longer of ['DISCORD_BOT_TOKEN', 'LONGBOX_DATA_2', 'LONGBOX_DATAdir'])
    expect(said(`${longer}=abc\n`), longer).toThrow(`.env: there is no setting called ${longer}.`);
  expect(said('DISCORD_TOKEN: abc\n')).toThrow(/^\.env: there is no = after DISCORD_TOKEN\./);
  for (const cut of ['LONGBOX_DATA="my matches\n', 'LONGBOX_DATA="my matches\nLONGBOX_PACE=2\nLONGBOX_LOG="info"\n'])
    expect(said(cut), cut).toThrow(/^\.env: LONGBOX_DATA has a quote that nothing closes\./);
  expect(said('LONGBOX_DATA=“my matches”\n')).toThrow(/Use straight quotes/);
  expect(said('L\0O\0N\0G\0')).toThrow('save it as UTF-8');
  rmSync('.env');
  mkdirSync('.env');
  expect(() => readConfig()).toThrow(/^\.env cannot be read \(EISDIR\)/);
});

it('is not used by the command line either where .env is wrong', async () => {
  writeFileSync('.env', 'LONGBOX_DTA=games\n');
  const said = 'due: .env: there is no setting called LONGBOX_DTA. Did you mean LONGBOX_DATA? See .env.example.';
  await expect(databaseIn('due', undefined)).rejects.toThrow(new BadInput(said));
});

it('names one database for the bot and the command line', async () => {
  writeFileSync('.env', 'DATABASE_URL=\nLONGBOX_DATA=\n');
  mkdirSync('data');
  writeFileSync('data/longbox.sqlite', '');
  expect(await databaseIn('due', undefined)).toBe(resolve(readConfig().database));
  process.env.DATABASE_URL = 'postgress://me:secret@here/longbox';
  expect(() => readConfig()).toThrow('DATABASE_URL is not usable');
  const wish = 'write it as postgres://user:password@host:5432/longbox';
  await refused(['due', 'retry'], `longbox: due: DATABASE_URL is not usable: ${wish}\n`);
  expect(readdirSync('.').sort()).toEqual(['.env', 'data']);
});

it('reads .env as editors on Windows write it, and leaves what belongs to others', () => {
  writeFileSync('.env', '\ufeffLONGBOX_DATA=matches\r\nPOSTGRES_PASSWORD="two\nlines"\r\n');
  expect(readConfig()).toMatchObject({ data: 'matches' });
  delete process.env.POSTGRES_PASSWORD;
});

it('has each of its settings in .env.example, which can be used as it is', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  writeFileSync('.env', example);
  expect(readConfig()).toMatchObject({ token: null, data: 'data', port: 4600 });
  expect(example.match(/^[A-Z_]+(?==)/gm)?.sort()).toEqual([...SETTINGS].sort());
});

it('limits what one person may keep going on Discord, and nothing in the playground, unless told', () => {
  expect(readConfig().quotas).toBe(NONE);
  process.env.DISCORD_TOKEN = 'x'.repeat(40);
  expect(readConfig().quotas).toBe(USUAL);
  process.env.LONGBOX_QUOTAS = ' strong=2, server = 500';
  expect(readConfig().quotas).toEqual({ ...USUAL, strong: 2, server: 500 });
  process.env.LONGBOX_QUOTAS = 'none';
  expect(readConfig().quotas).toBe(NONE);
  for (const wrong of ['strong=0', 'weak=2', 'strong=2;server=5', 'strong=-1'])
    expect(() => {
      process.env.LONGBOX_QUOTAS = wrong;
      readConfig();
    }).toThrow(/LONGBOX_QUOTAS is not usable: .*sets none: write none, or name=number of tables, practice/);
});

it('tells how the bot is where that is asked for, on this machine alone unless told otherwise', () => {
  expect(readConfig().health).toBeNull();
  const at = (said: string) => {
    process.env.LONGBOX_HTTP = said;
    return readConfig().health;
  };
  expect([at('9464'), at(':9464')]).toEqual([1, 2].map(() => ({ host: '127.0.0.1', port: 9464 })));
  expect([at('0.0.0.0:80'), at('[::1]:80')]).toEqual(['0.0.0.0', '::1'].map(host => ({ host, port: 80 })));
  for (const wrong of ['here', '70000', 'a b:80', 'http://127.0.0.1:80'])
    expect(() => at(wrong)).toThrow(/^LONGBOX_HTTP is not usable: write a port/);
});

it('takes the shards it is told to, or its part of them', () => {
  expect(readConfig().shards).toBeNull();
  process.env.DATABASE_URL = 'postgres://here/longbox';
  expect(readConfig().shards).toEqual({ fixed: null, count: null });
  const of = (said: string) => {
    process.env.LONGBOX_SHARDS = said;
    return readConfig().shards;
  };
  expect(of('0-3/16')).toEqual({ fixed: [0, 1, 2, 3], count: 16 });
  expect(of(' 15/16')).toEqual({ fixed: [15], count: 16 });
  expect(of('16')).toEqual({ fixed: null, count: 16 });
  for (const wrong of ['0-16/16', '3-1/16', '1-/4', '-1/4', '0/0', '4-', 'all', '0-1-2/4', '1.5'])
    expect(() => of(wrong), wrong).toThrow(/^LONGBOX_SHARDS is not usable: write 0-3\/16/);
});

it('sends requests through a proxy where there is one', () => {
  expect(readConfig().proxy).toBeNull();
  process.env.DISCORD_PROXY = 'http://127.0.0.1:8080/api/';
  expect(readConfig().proxy).toBe('http://127.0.0.1:8080/api');
  for (const wrong of ['http://127.0.0.1:8080', 'here'])
    expect(() => {
      process.env.DISCORD_PROXY = wrong;
      readConfig();
    }).toThrow(/^DISCORD_PROXY is not usable: /);
});
