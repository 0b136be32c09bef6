import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, startChild } from './child.js';
import { newFolder } from './house.js';

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
    expect(said).toMatch(/^Longbox could not start: the port is taken\. .*LONGBOX_PORT\.\n$/);
  });

  it('where a setting cannot be right', async () => {
    expect(await complaint({ LONGBOX_DATA: newFolder(), LONGBOX_PORT: 'abc' })).toContain('LONGBOX_PORT is not usable');
  });
});
