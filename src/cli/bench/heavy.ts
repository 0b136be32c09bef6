import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Heavy, HeavyThreads, heavyHere } from '../../discord/heavy/heavy.js';
import { type Benchmark, type Measure, rounded } from './benchmark.js';

/** A list as long as one may be, in which no line names a card: the nearest names are looked for. */
const LIST = Array.from({ length: 2400 }, (_, n) => `2x Repulsr Rayz ${n}`).join('\n');
/** A set as long as one may be, in which everything is wrong. */
const SET = JSON.stringify({
  format: 1,
  game: 'recharge',
  name: 'Wrong',
  cards: Array.from({ length: 500 }, (_, n) => ({ id: `card ${n}`, name: `Card ${n}`, about: 'x'.repeat(900) })),
});

const ANSWERS: readonly { readonly name: string; readonly work: (heavy: Heavy) => Promise<unknown> }[] = [
  { name: 'a deck list', work: heavy => heavy('list', { game: 'squad', set: null, list: LIST }) },
  { name: 'a set of cards', work: heavy => heavy('set', { text: SET }) },
];

/** How long nothing else is done while answers that take long are worked out: in a thread, beside on the spot. */
export const heavy: Benchmark = {
  id: 'heavy',
  title: 'The longest that clicks wait while such an answer is worked out',
  async measure() {
    const threads = new HeavyThreads({ report: problem => process.stderr.write(`${problem}\n`) });
    const measures: Measure[] = [];
    for (const { name, work } of ANSWERS) {
      await work(threads.run);
      await work(heavyHere);
      const value = await longestWait(() => work(threads.run));
      const beside = { name: 'on the spot', value: await longestWait(() => work(heavyHere)) };
      measures.push({ name, value, unit: 'ms', beside });
    }
    await threads.close();
    return measures;
  },
};

/** In milliseconds. */
async function longestWait(act: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await new Promise(resolve => setTimeout(resolve, 20));
  delay.reset();
  await act();
  await new Promise(resolve => setTimeout(resolve, 20));
  delay.disable();
  return rounded(delay.max / 1e6);
}
