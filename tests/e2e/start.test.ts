import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { modes, open } from '../store/modes.js';
import { freePort, startChild } from './child.js';
import { newFolder } from './house.js';

const injection = pathToFileURL(join(import.meta.dirname, 'full-disk.mjs'));
/** A disk that is full as soon as something is written there. */
const full = (place: string) => ({ NODE_OPTIONS: `--import=${injection}`, FULL_DISK: place });

/** What the program says when it does not start; only that, and no stack. */
async function complaint(environment: Record<string, string>): Promise<string> {
  const child = startChild(environment);
  try {
    await child.says('Longbox could not start');
    return child.output();
  } finally {
    await child.kill();
  }
}

describe('a start that fails says in one line what to do', () => {
  it('where the data folder is a file', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, 'mine');
    const said = await complaint({ LONGBOX_DATA: file, LONGBOX_PORT: String(await freePort()) });
    expect(said).toMatch(
      /^Longbox could not start: The database \S+ cannot be written .*Check that its folder exists.*\n$/,
    );
  });

  it('where the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise(done => taken.once('listening', done));
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const said = await complaint({ LONGBOX_DATA: newFolder(), LONGBOX_PORT: port });
    taken.close();
    expect(said).toMatch(/^Longbox could not start: port \d+ is taken\. .* with LONGBOX_PORT\.\n$/);
    expect(said).not.toContain('LONGBOX_HTTP');
    expect(said).toContain(`port ${port} `);
  });

  it.each(['database', 'playground'])('where the disk is full: %s', async place => {
    const said = await complaint({ ...full(place), LONGBOX_DATA: newFolder(), LONGBOX_PORT: String(await freePort()) });
    expect(said).toMatch(/^Longbox could not start: [Tt]he disk is full\b.*Free some space and \w+ again\.\n$/);
  });

  it('where a setting cannot be right', async () => {
    expect(await complaint({ LONGBOX_DATA: newFolder(), LONGBOX_PORT: 'abc' })).toContain('LONGBOX_PORT is not usable');
  });
});

it('a start leaves nothing that others on this machine may look at', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'playground', 'files'), { recursive: true });
  mkdirSync(join(folder, 'backups'));
  await openStore(join(folder, 'longbox.sqlite')).close();
  for (const name of ['longbox.sqlite', 'backups/old.sqlite', 'playground/world.jsonl', 'playground/files/1'])
    appendFileSync(join(folder, name), '');
  for (const name of Object.keys(modes(folder)))
    chmodSync(join(folder, name), /\.|1/.test(name.slice(1)) ? 0o644 : 0o755);
  expect(open(folder).length).toBeGreaterThan(7);

  const child = startChild({ LONGBOX_DATA: folder, LONGBOX_PORT: String(await freePort()) });
  try {
    await child.says('The playground is open');
    expect(open(folder)).toEqual([]);
    expect(Object.keys(modes(folder))).toContain('longbox.sqlite-wal');
  } finally {
    await child.kill('SIGTERM');
  }
  expect(open(folder)).toEqual([]);
});

it('a start with LONGBOX_HTTP says when it is ready, and counts', async () => {
  const ports = { LONGBOX_PORT: String(await freePort()), LONGBOX_HTTP: '0' };
  const child = startChild({ LONGBOX_DATA: newFolder(), ...ports });
  try {
    await child.says('"msg":"ready"');
    const [, address = ''] = /"health":"([^"]+)"/.exec(child.output()) ?? [];
    expect(await (await fetch(`${address}/readyz`)).text()).toBe('ready\n');
    const numbers = await (await fetch(`${address}/metrics`)).text();
    expect(numbers).toMatch(/^longbox_requests_total\{route="PUT \/applications\/:id\/commands",status="200"\} 1$/m);
    expect(numbers).toMatch(/^longbox_matches_open 0$/m);
  } finally {
    await child.kill('SIGTERM');
  }
});

it('a start says so where the port for monitors is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise(done => taken.once('listening', done));
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const ports = { LONGBOX_PORT: String(await freePort()), LONGBOX_HTTP: port };
  const said = await complaint({ LONGBOX_DATA: newFolder(), ...ports });
  taken.close();
  expect(said).toContain(`Longbox could not start: port ${port} is taken.`);
  expect(said).toMatch(/ with LONGBOX_HTTP\.\n$/);
  expect(said).not.toContain('LONGBOX_PORT');
});
