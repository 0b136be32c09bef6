import { describe, expect, test } from 'vitest';
import {
  type Answer,
  Chance,
  countsOf,
  digest,
  enumerate,
  type Option,
  type Prompt,
  problem,
  sample,
  text,
  wayOf,
} from '../../src/kernel/index.js';

const base = { number: 7, seat: 1, reason: 'test', question: text('ask'), trail: [], default: { pick: [] } } as const;
const options = (count: number): Option[] =>
  Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: text('l') }));
const abc: Option[] = ['a', 'b', 'c'].map(key => ({ key, label: text('l') }));
const way = (as: string, amount = 1) => ({ as, amount });
const payPrompt: Prompt = {
  ...base,
  kind: 'pay',
  options: abc.map((one, at) => ({ ...one, ways: at === 0 ? [way('red'), way('blue')] : [way('blue', at)] })),
  cost: { total: 2, typed: { red: 1 } },
};

describe('payments', () => {
  test('may be of more than is needed where that is allowed, and are listed without it', () => {
    const wasteful: Answer = { pay: ['a', 'b', 'c'].map(key => ({ key, as: key === 'a' ? 'red' : 'blue' })) };
    const lavish: Prompt = { ...payPrompt, surplus: true } as Prompt;
    expect(problem(payPrompt, wasteful)).toBe('one part of that payment is not needed');
    expect(problem(lavish, wasteful)).toBe(null);
    expect(problem(lavish, { pay: [{ key: 'a', as: 'red' }] })).toBe('that does not cover the cost');
    expect(enumerate(lavish, 99)).toEqual(enumerate(payPrompt, 99));
    expect(digest(lavish)).not.toBe(digest(payPrompt));
  });

  test('may count as several resources at once', () => {
    const mixed = wayOf({ red: 1, blue: 1 });
    const prompt: Prompt = {
      ...base,
      kind: 'pay',
      options: abc.map(one => ({ ...one, ways: [way('red', 2), way('blue', 2), mixed] })),
      cost: { total: 3, typed: { red: 1, blue: 1, green: 0 } },
    };
    const pays = (...items: string[]) => problem(prompt, { pay: items.map((as, at) => ({ key: 'abc'[at]!, as })) });
    expect(pays('red+blue', 'red+blue')).toBe(null);
    expect(pays('red+blue', 'red')).toBe(null);
    expect(pays('blue', 'red')).toBe(null);
    expect(pays('red', 'red')).toBe('that does not cover the cost');
    expect(pays('red+blue')).toBe('that does not cover the cost');
    expect(pays('blue+red', 'red')).toBe('"a" cannot pay as "blue+red"');
    expect(pays('red+blue', 'red', 'blue')).toBe('one part of that payment is not needed');
    expect(enumerate(prompt, 99)).toHaveLength(3 * 7);
  });

  test('name what they count as: one resource by itself, several joined', () => {
    expect(wayOf({ red: 2, blue: 0 })).toEqual({ as: 'red', amount: 2 });
    expect(wayOf({ red: 2, blue: 1 })).toEqual({ as: 'red+red+blue', amount: 3, mix: { red: 2, blue: 1 } });
    for (const counts of [{ red: 2 }, { red: 2, blue: 1 }]) expect(countsOf(wayOf(counts))).toEqual(counts);
  });

  test('of many sources with every mix are found quickly, and told at once where one type stays unpaid', () => {
    const mixes = ['red', 'blue', 'green'].flatMap((one, at, all) => all.slice(at).map(other => [one, other]));
    const prompt: Prompt = {
      ...base,
      kind: 'pay',
      options: options(16).map(one => ({
        ...one,
        ways: mixes.map(([first, second]) => wayOf(first === second ? { [first!]: 2 } : { [first!]: 1, [second!]: 1 })),
      })),
      cost: { total: 20, typed: { red: 7, blue: 7, green: 6 } },
    };
    const random = new Chance('mixed').stream('pay');
    for (let at = 0; at < 200; at++) expect(problem(prompt, sample(prompt, random))).toBe(null);
    expect(enumerate(prompt, 20)).toHaveLength(20);
    const hopeless: Prompt = { ...prompt, cost: { total: 20, typed: { red: 7, violet: 1 } } };
    expect(enumerate(hopeless, 5)).toEqual([]);
  });

  test('come smallest first', () => {
    const prompt: Prompt = {
      ...base,
      kind: 'pay',
      options: [1, 1, 2].map((amount, at) => ({ key: `k${at}`, label: text('l'), ways: [way('blue', amount)] })),
      cost: { total: 2, typed: {} },
    };
    expect(enumerate(prompt, 10)).toEqual([
      { pay: [{ key: 'k2', as: 'blue' }] },
      {
        pay: [
          { key: 'k0', as: 'blue' },
          { key: 'k1', as: 'blue' },
        ],
      },
    ]);
  });

  test('are found quickly where only one way of many fits each typed cost', () => {
    const kinds = ['red', 'blue', 'green', 'wild'];
    const prompt: Prompt = {
      ...base,
      kind: 'pay',
      options: Array.from({ length: 14 }, (_, at) => ({
        key: `k${at}`,
        label: text('l'),
        ways: (at < 4 ? [kinds[at] as string] : ['wild', 'blue']).map(as => way(as)),
      })),
      cost: { total: 8, typed: { red: 1, blue: 4, green: 1, wild: 1 } },
    };
    const random = new Chance('hard').stream('pay');
    for (let at = 0; at < 200; at++) expect(problem(prompt, sample(prompt, random))).toBe(null);
    expect(enumerate(prompt, 20)).toHaveLength(20);
  });

  test('that cannot be made are told at once, however many cards there are', () => {
    const prompt: Prompt = {
      ...base,
      kind: 'pay',
      options: options(24).map(one => ({ ...one, ways: [way('red'), way('blue'), way('wild')] })),
      cost: { total: 25, typed: {} },
    };
    expect(enumerate(prompt, 5)).toEqual([]);
    expect(() => sample(prompt, new Chance('none').stream('pay'))).toThrow('nothing can pay: test');
  });
});
