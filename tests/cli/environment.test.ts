import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/config.js';

const NAMES = ['DISCORD_TOKEN', 'DISCORD_API', 'LONGBOX_DATA', 'LONGBOX_PORT', 'LONGBOX_LOG', 'LONGBOX_PACE'];
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
