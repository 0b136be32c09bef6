import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import { programAt } from '../../src/home/index.js';
import type { Game, Prompt } from '../../src/kernel/index.js';
import { type Asked, practise, type Standing, Thinkers } from '../../src/opponents/index.js';
import type { ThinkersOptions } from '../../src/opponents/thinkers.js';
import { atRandom, play, sitDown } from './match.js';

const game = squad as Game;

/** A question in the midst of a match, for a strong player. */
function question(nodes = 200): { standing: Standing<unknown>; asked: Asked } {
  const sitting = sitDown('thought');
  play(sitting, [atRandom('a'), atRandom('b')], { most: 9 });
  const prompt = sitting.table.prompts[0] as Prompt;
  return { standing: sitting as unknown as Standing<unknown>, asked: { prompt, level: 'strong', seed: 'seed', nodes } };
}

/** The thread of the program, as it was built. */
const real = () => new Worker(programAt('opponents/worker'));
const script = (name: string) => () => new Worker(new URL(`./workers/${name}.mjs`, import.meta.url));

function thinkers(options: Partial<ThinkersOptions>): { pool: Thinkers; reported: string[]; started: () => number } {
  const reported: string[] = [];
  let count = 0;
  const start = options.start;
  const pool = new Thinkers({
    report: problem => reported.push(problem),
    ...options,
    ...(start !== undefined && {
      start: () => {
        count++;
        return start();
      },
    }),
  });
  onTestFinished(() => pool.close());
  return { pool, reported, started: () => count };
}

describe('thinkers', () => {
  it('answer in a thread what would be answered on the spot', async () => {
    const { pool, reported } = thinkers({ start: real, limit: 60_000 });
    const { standing, asked } = question();
    let waited = 0;
    const ticking = setInterval(() => waited++, 5);
    const answer = await pool.think(game, standing, asked);
    clearInterval(ticking);
    expect(answer).toEqual(practise(game, standing, asked).answer);
    expect(waited).toBeGreaterThan(2);
    expect(reported).toEqual([]);
  });

  it.each([
    ['hangs', { limit: 100 }, 'it took longer than 100 ms'],
    ['dies', {}, 'worn out'],
  ] as const)(
    'fall back on what comes to mind first where a thread %s, and start another',
    async (name, options, why) => {
      const { pool, reported, started } = thinkers({ start: script(name), ...options });
      const { standing, asked } = question();
      const first = practise(game, standing, { ...asked, nodes: 0 }).answer;
      for (const tries of [1, 2]) {
        expect(await pool.think(game, standing, asked)).toEqual(first);
        expect(started()).toBe(tries);
      }
      expect(reported).toEqual(Array(2).fill(`a practice player answered without looking ahead: ${why}`));
    },
  );

  it('are never more than may be; the others wait their turn', async () => {
    const { pool, started } = thinkers({ size: 2, start: script('answers') });
    const { standing, asked } = question();
    const answers = await Promise.all(Array.from({ length: 7 }, () => pool.think(game, standing, asked)));
    expect(started()).toBe(2);
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(2);
    await pool.think(game, standing, asked);
    expect(started()).toBe(2);
  });

  it('do not let a question wait for ever', async () => {
    const { pool, reported } = thinkers({ start: script('hangs'), limit: 400, patience: 50 });
    const { standing, asked } = question();
    const first = practise(game, standing, { ...asked, nodes: 0 }).answer;
    const answers = await Promise.all([pool.think(game, standing, asked), pool.think(game, standing, asked)]);
    expect(answers).toEqual([first, first]);
    expect(reported.map(line => line.split(': ')[1]).sort()).toEqual([
      'it took longer than 400 ms',
      'no thread was free for 50 ms',
    ]);
  });

  it('give nothing more to a thread whose answer came just too late', async () => {
    const hired: EventEmitter[] = [];
    const start = (): Worker => {
      const thread = new EventEmitter();
      const none = (): void => undefined;
      hired.push(Object.assign(thread, { postMessage: none, ref: none, unref: none, terminate: async () => 1 }));
      return thread as Worker;
    };
    const { pool, reported } = thinkers({ start, limit: 20, patience: 60_000 });
    const { standing, asked } = question();
    await pool.think(game, standing, asked);
    hired[0]?.emit('message', { answer: { amount: 1 } });
    const next = pool.think(game, standing, asked);
    expect(hired).toHaveLength(2);
    hired[0]?.emit('exit');
    hired[1]?.emit('message', { answer: { amount: 2 } });
    expect(await next).toEqual({ amount: 2 });
    expect(reported).toHaveLength(1);
  });

  it('tell whose mistake it was where the player itself fails, and go on', async () => {
    const { pool, reported, started } = thinkers({ start: script('answers') });
    const { standing, asked } = question();
    await expect(pool.think({ ...game, id: 'chess' }, standing, asked)).rejects.toThrow('no game chess');
    expect(await pool.think(game, standing, asked)).toHaveProperty('amount');
    expect([started(), reported]).toEqual([1, []]);
  });

  it('are not needed by players who do not look ahead', async () => {
    const { pool, started } = thinkers({ start: script('hangs') });
    const { standing, asked } = question();
    for (const level of ['easy', 'steady'] as const)
      expect(await pool.think(game, standing, { ...asked, level })).toEqual(
        practise(game, standing, { ...asked, level }).answer,
      );
    expect(started()).toBe(0);
  });

  it('close at once, answering what is under way and what still comes', async () => {
    const { pool, reported } = thinkers({ start: script('hangs') });
    const { standing, asked } = question();
    const first = practise(game, standing, { ...asked, nodes: 0 }).answer;
    const [one, two] = [pool.think(game, standing, asked), pool.think(game, standing, asked)];
    await pool.close();
    expect(await Promise.all([one, two, pool.think(game, standing, asked)])).toEqual([first, first, first]);
    expect(reported).toEqual([]);
  });
});
