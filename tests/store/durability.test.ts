import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { soak } from '../soak.js';
import { other } from './others.js';
import { file } from './places.js';
import { decision, line } from './samples.js';

it('loses no resolved commit and keeps no half one, however often the process is killed', async () => {
  const database = file();
  let before = 0;
  for (let round = 0; round < soak(20, 5); round++) {
    const child = other(database, 'write');
    // Some die while they open, some in the middle of writing.
    if (round % 5 === 4) await pause(100 + Math.random() * 500);
    else await child.said(1).then(() => pause(Math.random() * 120));
    await child.kill();
    const said = Number(child.lines.at(-1) ?? before);

    const store = openStore(database);
    const loaded = await store.load('m');
    const moves = loaded?.match.moves ?? 0;
    expect(moves).toBeGreaterThanOrEqual(said);
    if (loaded !== null && moves > 0) {
      expect(loaded.match.lines).toBe(2 * moves);
      expect(loaded.snapshot?.seq).toBe(moves);
      expect(JSON.parse(loaded.snapshot?.json ?? '')).toMatchObject({ seq: moves });
      expect((await store.history('m'))?.moves).toEqual(Array.from({ length: moves }, (_, at) => decision(at + 1)));
      expect(await store.log('m', 0, 1e9)).toEqual(Array.from({ length: 2 * moves }, (_, at) => line(at + 1)));
      expect(await store.nextDue()).toBe(moves);
    }
    await store.close();
    before = moves;
  }
  expect(before).toBeGreaterThan(soak(20, 5));
}, 180_000);
