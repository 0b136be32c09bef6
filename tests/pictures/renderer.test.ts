import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { type Picture, Renderer } from '../../src/pictures/index.js';

const open: Renderer[] = [];
const told: string[] = [];
const renderer = (options: Partial<ConstructorParameters<typeof Renderer>[0]> = {}): Renderer => {
  const made = new Renderer({ report: problem => told.push(problem), ...options });
  open.push(made);
  return made;
};
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  told.length = 0;
});

const picture = (n: number): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="${n}" height="20" fill="#f00"/></svg>`,
  width: 60,
  height: 40,
});

/** A worker of our own, as a file. */
function workerOf(code: string): URL {
  const file = join(mkdtempSync(join(tmpdir(), 'renderer-')), 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(file);
}
/** Answers with as many bytes as it is told, and counts what it was asked for. */
const counting = (bytes: number): URL =>
  workerOf(
    `let n = 0; parentPort.on('message', ({ id }) => { const png = new Uint8Array(${bytes}); png[0] = ++n; parentPort.postMessage({ id, png }); }); parentPort.postMessage({ ready: true });`,
  );

test('draws a PNG of the size that was asked for', async () => {
  const png = await renderer().draw(picture(10));
  expect(Buffer.from(png ?? []).toString('latin1', 1, 4)).toBe('PNG');
  expect(Buffer.from(png ?? []).readUInt32BE(16)).toBe(60);
  expect(told).toEqual([]);
});

test('draws equal pictures once, also while one is being drawn', async () => {
  const one = renderer({ worker: counting(10) });
  const drawn = await Promise.all([one.draw(picture(1)), one.draw(picture(1)), one.draw(picture(2))]);
  expect(drawn.map(png => png?.[0])).toEqual([1, 1, 2]);
  expect((await one.draw(picture(1)))?.[0]).toBe(1);
});

test('keeps no more bytes than it may', async () => {
  const one = renderer({ worker: counting(1000), keep: 2500 });
  for (const n of [1, 2, 3]) await one.draw(picture(n));
  expect([1, 2, 3].map(n => one.finished(picture(n)) !== null)).toEqual([false, true, true]);
});

test('draws what somebody waits for first', async () => {
  const one = renderer({ worker: counting(10) });
  const order: string[] = [];
  const note = (name: string) => (): void => void order.push(name);
  await Promise.all([
    one.draw(picture(1)).then(note('first')),
    one.draw(picture(2)).then(note('board')),
    one.draw(picture(3), true).then(note('hand')),
  ]);
  expect(order).toEqual(['first', 'hand', 'board']);
});

test('without the native package there are no pictures, and one clear line', async () => {
  const one = renderer({ worker: workerOf("parentPort.postMessage({ missing: 'Cannot find module X\\nstack' });") });
  expect(await one.draw(picture(1))).toBeNull();
  expect(await one.draw(picture(2))).toBeNull();
  expect(await one.works()).toBe(false);
  expect(told).toEqual(['pictures are off, tables are shown in words: Cannot find module X']);
});

test('a picture that takes too long is given up, and the next one is drawn', async () => {
  const slow = workerOf(
    "parentPort.on('message', ({ id, picture }) => { if (!picture.svg.includes('\"1\"')) parentPort.postMessage({ id, png: new Uint8Array(3) }); }); parentPort.postMessage({ ready: true });",
  );
  const one = renderer({ worker: slow, patience: 300 });
  expect(await one.draw(picture(1))).toBeNull();
  expect(told).toEqual(['a picture could not be drawn: it took too long']);
  expect((await one.draw(picture(2)))?.length).toBe(3);
});

test('a thread that keeps dying is left alone for some minutes, and then tried again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const dying = workerOf("parentPort.on('message', () => process.exit(1)); parentPort.postMessage({ ready: true });");
    const one = renderer({ worker: dying });
    const ended = 'a picture could not be drawn: the drawing thread ended';
    for (let n = 1; n <= 5; n++) expect(await one.draw(picture(n))).toBeNull();
    expect(told).toEqual([
      ...[ended, ended, ended],
      'no pictures for some minutes, tables are shown in words: the drawing thread ended too often',
    ]);
    vi.advanceTimersByTime(10 * 60_000);
    await one.draw(picture(6));
    expect(told.slice(4)).toEqual([ended]);
  } finally {
    vi.useRealTimers();
  }
});

test('a closed renderer draws nothing and complains about nothing', async () => {
  const one = renderer();
  await one.close();
  expect(await one.draw(picture(1))).toBeNull();
  expect(told).toEqual([]);
});
