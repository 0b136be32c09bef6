import { describe, expect, test } from 'vitest';
import {
  type Answer,
  askAny,
  askEach,
  chooseAmount,
  chooseDistribution,
  chooseOne,
  chooseOrder,
  choosePayment,
  chooseSome,
  type Option,
  type Play,
  type Reply,
  type Request,
  text,
} from '../../src/kernel/index.js';

const asking = { seat: 1, reason: 'test', question: text('ask') };
const options = (...keys: string[]): Option[] => keys.map(key => ({ key, label: text(key) }));
const holding = (maxima: Record<string, number>) =>
  Object.entries(maxima).map(([key, max]) => ({ key, label: text(key), max }));
const ways = [{ as: 'red', amount: 1 }];

/** What a question comes to: what was asked (null for nothing), and what came back. */
function hear<T>(play: Play<T>, ...replies: (Answer | null)[]): { asked: Request | null; result: T } {
  const first = play.next();
  if (first.done === true) return { asked: null, result: first.value };
  const second = play.next(replies as Reply);
  if (second.done !== true) throw new Error('asked twice');
  return { asked: first.value, result: second.value };
}

describe('a question is asked only where there is something to choose', () => {
  test('one', () => {
    expect(hear(chooseOne({ ...asking, options: options('a', 'b') }), { pick: ['b'] })).toEqual({
      asked: { mode: 'each', prompts: [{ ...asking, kind: 'one', options: options('a', 'b') }] },
      result: 'b',
    });
    expect(hear(chooseOne({ ...asking, options: options('a') }))).toEqual({ asked: null, result: 'a' });
    expect(hear(chooseOne({ ...asking, options: options('a'), always: true }), { pick: ['a'] }).asked).not.toBe(null);
    expect(() => hear(chooseOne({ ...asking, options: [] }))).toThrow('nothing to choose from: test');
  });

  test('some', () => {
    const some = (keys: string[], min: number, max: number, always = false) =>
      hear(chooseSome({ ...asking, options: options(...keys), min, max, always }), { pick: ['a'] });
    expect(some(['a', 'b'], 1, 5)).toEqual({
      asked: { mode: 'each', prompts: [{ ...asking, kind: 'some', options: options('a', 'b'), min: 1, max: 2 }] },
      result: ['a'],
    });
    expect(some(['a', 'b'], 0, 1).asked?.prompts[0]).toMatchObject({ min: 0, max: 1 });
    expect(some(['a', 'b'], 2, 2)).toEqual({ asked: null, result: ['a', 'b'] });
    expect(some(['a', 'b'], 3, 3)).toEqual({ asked: null, result: ['a', 'b'] });
    expect(some([], 0, 2)).toEqual({ asked: null, result: [] });
    expect(some(['a'], 0, 0)).toEqual({ asked: null, result: [] });
    expect(some(['a'], 1, 1, true).asked).not.toBe(null);
    expect(some([], 0, 1, true).asked?.prompts[0]).toMatchObject({ min: 0, max: 0 });
    const none = { key: 'keep', label: text('keep') };
    expect(
      hear(chooseSome({ ...asking, options: options('a'), min: 0, max: 1, none }), { pick: [] }).asked?.prompts[0],
    ).toHaveProperty('none', none);
  });

  test('some, one after the other', () => {
    const ordered = (keys: string[], min: number, max: number) =>
      hear(chooseSome({ ...asking, options: options(...keys), min, max, ordered: true }), { pick: ['b', 'a'] });
    expect(ordered(['a', 'b', 'c'], 2, 2)).toEqual({
      asked: {
        mode: 'each',
        prompts: [{ ...asking, kind: 'some', options: options('a', 'b', 'c'), min: 2, max: 2, ordered: true }],
      },
      result: ['b', 'a'],
    });
    // A single pick has no order.
    expect(ordered(['a', 'b', 'c'], 1, 1).asked?.prompts[0]).not.toHaveProperty('ordered');
  });

  test('an amount', () => {
    expect(hear(chooseAmount({ ...asking, min: 1, max: 3 }), { amount: 2 })).toEqual({
      asked: { mode: 'each', prompts: [{ ...asking, kind: 'amount', min: 1, max: 3 }] },
      result: 2,
    });
    expect(hear(chooseAmount({ ...asking, min: 3, max: 3 }))).toEqual({ asked: null, result: 3 });
    expect(hear(chooseAmount({ ...asking, min: 3, max: 3, always: true }), { amount: 3 }).asked).not.toBe(null);
  });

  test('an order', () => {
    expect(hear(chooseOrder({ ...asking, options: options('a', 'b') }), { order: ['b', 'a'] })).toEqual({
      asked: { mode: 'each', prompts: [{ ...asking, kind: 'order', options: options('a', 'b') }] },
      result: ['b', 'a'],
    });
    expect(hear(chooseOrder({ ...asking, options: options('a') }))).toEqual({ asked: null, result: ['a'] });
    expect(hear(chooseOrder({ ...asking, options: [] }))).toEqual({ asked: null, result: [] });
    expect(hear(chooseOrder({ ...asking, options: options('a'), always: true }), { order: ['a'] }).asked).not.toBe(
      null,
    );
  });

  test('a distribution', () => {
    const share = (maxima: Record<string, number>, total: number, always = false) =>
      hear(chooseDistribution({ ...asking, options: holding(maxima), total, always }), { distribute: { a: 1 } });
    expect(share({ a: 1, b: 2 }, 2)).toEqual({
      asked: { mode: 'each', prompts: [{ ...asking, kind: 'distribute', options: holding({ a: 1, b: 2 }), total: 2 }] },
      result: { a: 1 },
    });
    expect(share({ a: 1, b: 2, c: 0 }, 3)).toEqual({ asked: null, result: { a: 1, b: 2 } });
    expect(share({ a: 5 }, 3)).toEqual({ asked: null, result: { a: 3 } });
    expect(share({ a: 5, b: 5 }, 0)).toEqual({ asked: null, result: {} });
    expect(share({ a: 5 }, 3, true).asked).not.toBe(null);
    expect(() => share({ a: 1, b: 1 }, 3)).toThrow('3 cannot be shared out among room for 2: test');
  });

  test('a payment', () => {
    const payable = options('a', 'b').map(one => ({ ...one, ways }));
    const pay = (total: number, typed: Record<string, number> = {}, always = false) =>
      hear(choosePayment({ ...asking, options: payable, cost: { total, typed }, always }), {
        pay: [{ key: 'a', as: 'red' }],
      });
    expect(pay(1)).toEqual({
      asked: { mode: 'each', prompts: [{ ...asking, kind: 'pay', options: payable, cost: { total: 1, typed: {} } }] },
      result: [{ key: 'a', as: 'red' }],
    });
    const lavish = { ...asking, options: payable, cost: { total: 1, typed: {} }, surplus: true as const };
    expect(hear(choosePayment(lavish), { pay: [{ key: 'a', as: 'red' }] }).asked?.prompts[0]).toHaveProperty(
      'surplus',
      true,
    );
    expect(pay(0, { red: 1 }).asked).not.toBe(null);
    expect(pay(0, { red: 0 })).toEqual({ asked: null, result: [] });
    expect(pay(0, {}, true).asked).not.toBe(null);
  });
});

test('a question carries what it is given and nothing that is not', () => {
  const others = () => options('c');
  const { asked } = hear(
    chooseAmount({ ...asking, min: 0, max: 3, source: 'C1', default: { amount: 2 }, others, always: true }),
    { amount: 0 },
  );
  expect(asked?.prompts[0]).toEqual({
    ...asking,
    kind: 'amount',
    min: 0,
    max: 3,
    source: 'C1',
    default: { amount: 2 },
    others,
  });
});

describe('several seats', () => {
  const prompts = [0, 1, 2].map(seat => ({ ...asking, seat, kind: 'amount' as const, min: 0, max: 3 }));
  const amounts = [{ amount: 1 }, { amount: 2 }, { amount: 3 }];

  test('each: all answers come back in the order asked', () => {
    expect(hear(askEach(prompts), ...amounts)).toEqual({ asked: { mode: 'each', prompts }, result: amounts });
    expect(hear(askEach([]))).toEqual({ asked: null, result: [] });
  });

  test('any: the one answer comes back, and whose it was', () => {
    expect(hear(askAny(prompts), null, { amount: 2 }, null)).toEqual({
      asked: { mode: 'any', prompts },
      result: { seat: 1, answer: { amount: 2 } },
    });
  });
});
