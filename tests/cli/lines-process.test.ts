import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { pages } from '../docs/markdown.js';

const checkout = join(import.meta.dirname, '..', '..');

test('the session in the documentation goes as it says, line by line, in a process of its own', async () => {
  const page = pages().find(({ path }) => path === 'docs/cli.md');
  const session = page?.blocks.find(({ heading }) => heading === 'play --lines')?.text.split('\n') ?? [];
  const child = spawn(process.execPath, ['scripts/longbox.mjs', 'play', '--lines'], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const replies = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let exchanged = 0;
  for (const line of session) {
    if (line.startsWith('> ')) child.stdin.write(`${line.slice(2)}\n`);
    else {
      // The next line is sent only when the reply to this one is there: nothing waits for the end of the input.
      const { value } = (await replies.next()) as { value: string };
      expect(JSON.parse(value), line).toMatchObject(JSON.parse(line.slice(2)) as object);
      exchanged++;
    }
  }
  expect(exchanged).toBe(6);
  child.stdin.end('{"id": "last", "state": {}}');
  expect(JSON.parse((await replies.next()).value as string)).toMatchObject({ id: 'last' });
  expect(await ended).toEqual([0, null]);
});

test('standard input is one file, and not two', () => {
  const set = {
    format: 1,
    game: 'smash',
    name: 'One',
    cards: [{ id: 'ON1', name: 'One', kind: 'team-up', types: ['magic', 'magic'] }],
  };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/longbox.mjs', 'deck', 'check', 'smash', '-', '--set', '-'],
    { cwd: checkout, input: JSON.stringify(set), encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([2, 'longbox: -: standard input can be read only once: name a file\n']);
});
