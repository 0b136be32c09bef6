import { describe, expect, test } from 'vitest';
import {
  chooseAmount,
  chooseDistribution,
  chooseOne,
  chooseOrder,
  choosePayment,
  chooseSome,
  type Envelope,
  envelopeOf,
  type Game,
  type Play,
  RulesFailure,
  Table,
  type TableOptions,
  type Taken,
  text,
} from '../../src/kernel/index.js';
import { answer, laidOut, whim, whims } from './play.js';
import { type ToyOptions, type ToyState, toy, toySetup } from './toy.js';

const STEPWISE: TableOptions = { record: false, log: true, stepwise: true };

/** Goes on to the next question or to the end. */
function goOn(table: Table<ToyState, ToyOptions>): number {
  let boundaries = 0;
  for (; table.resting; boundaries++) table.proceed();
  return boundaries;
}

describe('a table that goes step by step', () => {
  test('rests at every boundary, also at the first, and asks nobody there', () => {
    const table = Table.begin(toy, toySetup('s'), STEPWISE);
    expect([table.resting, table.prompts, table.outcome, table.state.step]).toEqual([true, [], null, 'draw']);
    table.proceed();
    expect([table.resting, table.prompts, table.state.step]).toEqual([true, [], 'play']);
    table.proceed();
    expect([table.resting, table.prompts.length]).toEqual([false, 1]);
    answer(table, 0, { pick: ['pass'] });
    expect([table.resting, table.prompts, table.state]).toMatchObject([true, [], { step: 'draw', active: 1 }]);
  });

  test('comes to the same end as one that plays on', () => {
    for (let seed = 0; seed < 5; seed++) {
      const setup = toySetup(`stepwise ${seed}`);
      const plain = Table.begin(toy, setup, { record: false, log: true });
      const steps = Table.begin(toy, setup, STEPWISE);
      const random = whims(seed);
      let boundaries = goOn(steps);
      while (plain.outcome === null) {
        const { prompt, answer: given } = whim(plain.prompts, random);
        plain.answer(prompt.number, prompt.seat, given);
        steps.answer(prompt.number, prompt.seat, given);
        boundaries += goOn(steps);
        expect(steps.envelope).toEqual(plain.envelope);
        expect(steps.prompts).toEqual(plain.prompts);
      }
      expect([steps.outcome, steps.log, steps.resting]).toEqual([plain.outcome, plain.log, false]);
      expect(boundaries).toBeGreaterThan(4);
    }
  });

  test('goes on from an envelope, with its chance and its numbers', () => {
    const { game, setup, state } = laidOut([['flip'], []], { step: 'draw' });
    const envelope: Envelope<ToyState> = { ...envelopeOf(state), streams: { coin: 3 }, prompts: 7, log: 4 };
    const table = Table.at(game, setup, envelope, STEPWISE);
    expect(table.resting).toBe(true);
    goOn(table);
    expect(table.prompts[0]?.number).toBe(8);
    expect(table.log[0]?.n).toBe(5);
    expect(table.envelope.streams).toMatchObject({ coin: 3 });
  });

  test('proceeds only where it rests, and is not recorded', () => {
    const table = Table.begin(toy, toySetup('s'), STEPWISE);
    goOn(table);
    expect(() => {
      table.proceed();
    }).toThrow('it does not rest between two actions');
    expect(() => Table.begin(toy, toySetup('s'), { stepwise: true })).toThrow('does not go step by step');
  });

  test('is spent where the rules fail on the way', () => {
    const broken: Game<ToyState, ToyOptions> = {
      ...toy,
      next: () => {
        throw new Error('it broke');
      },
    };
    const { setup, state } = laidOut([[], []]);
    const table = Table.from(broken, setup, state, STEPWISE);
    for (let time = 0; time < 2; time++)
      expect(() => {
        table.proceed();
      }).toThrow(RulesFailure);
  });
});

describe('what is taken without asking', () => {
  const options = (...keys: string[]) => keys.map(key => ({ key, label: text(key) }));
  const asking = (reason: string) => ({ seat: 1, reason, question: text('ask') });
  /** Choices that leave nothing to choose, and then a question. */
  function* action(): Play {
    yield* chooseOne({ ...asking('one'), source: 'C1', options: options('a') });
    yield* chooseSome({ ...asking('some'), options: options('b', 'c'), min: 2, max: 3 });
    yield* chooseAmount({ ...asking('amount'), min: 2, max: 2 });
    const holding = options('d', 'e').map(option => ({ ...option, max: 2 }));
    yield* chooseDistribution({ ...asking('shares'), options: holding, total: 4 });
    // Nothing was taken here.
    yield* chooseSome({ ...asking('none'), options: [], min: 0, max: 2 });
    yield* chooseOrder({ ...asking('order'), options: options('f') });
    yield* choosePayment({ ...asking('pay'), options: [], cost: { total: 0, typed: {} } });
    yield* chooseDistribution({ ...asking('no shares'), options: holding, total: 0 });
    yield* chooseOne({ ...asking('asked'), options: options('g'), always: true });
  }
  const game: Game<ToyState, ToyOptions> = { ...toy, next: action };

  test('is told to who listens at that table: what would have been asked, and the answer', () => {
    const { setup, state } = laidOut([[], []]);
    const told: Taken[] = [];
    const table = Table.from(game, setup, state, {
      onTaken: one => {
        told.push(one);
      },
    });
    expect(told).toEqual([
      { ...asking('one'), source: 'C1', answer: { pick: ['a'] }, options: options('a') },
      { ...asking('some'), answer: { pick: ['b', 'c'] }, options: options('b', 'c') },
      { ...asking('amount'), answer: { amount: 2 }, options: [] },
      { ...asking('shares'), answer: { distribute: { d: 2, e: 2 } }, options: expect.any(Array) as [] },
    ]);
    expect(table.prompts[0]).toMatchObject({ reason: 'asked' });
    Table.from(game, setup, state);
    expect(told).toHaveLength(4);
  });

  test('is told to nobody any more once the rules have failed', () => {
    const { setup, state } = laidOut([[], []]);
    const told: Taken[] = [];
    const failing: Game<ToyState, ToyOptions> = {
      ...game,
      *next() {
        yield* chooseOne({ ...asking('one'), options: options('a') });
        throw new Error('it broke');
      },
    };
    expect(() => Table.from(failing, setup, state, { onTaken: one => void told.push(one) })).toThrow(RulesFailure);
    Table.from(game, setup, state);
    expect(told).toHaveLength(1);
  });
});
