import { describe, expect, test } from 'vitest';
import { isRealChoice, nameOf, type Option, type Prompt, text, twinsOf } from '../../src/kernel/index.js';

const base = { number: 1, seat: 0, reason: 'r', question: text('q'), trail: [], default: { pick: [] } };
const option = (key: string, card = 'x'): Option => ({ key, card, label: text('card', { card: { card } }) });
const ask = (rest: object): Prompt => ({ ...base, ...rest }) as unknown as Prompt;

const [one, twin, other] = [option('c1'), option('c2'), option('c3', 'y')] as const;
const many = Array.from({ length: 12 }, (_, at) => option(`c${at}`));
const max = (amount: number) => (of: Option) => ({ ...of, max: amount });
const red = (of: Option) => ({ ...of, ways: [{ as: 'red', amount: 1 }] });

describe('a real choice', () => {
  test.each<[string, boolean, object]>([
    ['one of nothing but one', false, { kind: 'one', options: [one] }],
    ['one of two that look the same', false, { kind: 'one', options: [one, twin] }],
    ['one of two that differ', true, { kind: 'one', options: [one, twin, other] }],
    ['one of two with different words', true, { kind: 'one', options: [one, { ...twin, label: text('pass') }] }],
    ['one of two in different groups', true, { kind: 'one', options: [one, { ...twin, group: text('g') }] }],
    ['none or one', true, { kind: 'some', options: [one], min: 0, max: 1 }],
    ['none of nothing', false, { kind: 'some', options: [], min: 0, max: 1 }],
    ['one of two twins', false, { kind: 'some', options: [one, twin], min: 1, max: 1 }],
    ['both of two', false, { kind: 'some', options: [one, other], min: 2, max: 2 }],
    ['one or two of two twins', true, { kind: 'some', options: [one, twin], min: 1, max: 2 }],
    ['three of a dozen twins and one more', true, { kind: 'some', options: [...many, other], min: 3, max: 3 }],
    ['an amount', true, { kind: 'amount', min: 1, max: 2 }],
    ['an amount that is given', false, { kind: 'amount', min: 2, max: 2 }],
    ['an order of twins', false, { kind: 'order', options: [one, twin] }],
    ['an order of different cards', true, { kind: 'order', options: [one, twin, other] }],
    ['one share among twins', false, { kind: 'distribute', options: [one, twin].map(max(1)), total: 1 }],
    ['one share among two that differ', true, { kind: 'distribute', options: [one, other].map(max(1)), total: 1 }],
    ['two shares among twins', true, { kind: 'distribute', options: [one, twin].map(max(2)), total: 2 }],
    ['two shares among two that hold one', false, { kind: 'distribute', options: [one, other].map(max(1)), total: 2 }],
    ['a payment by either twin', false, { kind: 'pay', options: [one, twin].map(red), cost: { total: 1, typed: {} } }],
    ['a payment by either card', true, { kind: 'pay', options: [one, other].map(red), cost: { total: 1, typed: {} } }],
    [
      'a payment that takes one card, and either twin',
      false,
      {
        kind: 'pay',
        options: [red(one), red(twin), { ...other, ways: [{ as: 'blue', amount: 1 }] }],
        cost: { total: 2, typed: { red: 1, blue: 1 } },
      },
    ],
  ])('%s: %s', (_, real, rest) => {
    expect(isRealChoice(ask(rest))).toBe(real);
  });
});

test('answers share a name where nobody could tell their options apart', () => {
  const prompt = ask({ kind: 'some', options: [one, other, twin], min: 1, max: 3 });
  const twins = twinsOf(prompt);
  expect([...twins]).toEqual([
    ['c1', 'c1'],
    ['c3', 'c3'],
    ['c2', 'c1'],
  ]);
  const same = [
    [{ pick: ['c1', 'c3'] }, { pick: ['c3', 'c2'] }],
    [{ order: ['c2', 'c3', 'c1'] }, { order: ['c1', 'c3', 'c2'] }],
    [{ distribute: { c1: 2, c3: 1 } }, { distribute: { c3: 1, c2: 2 } }],
    [{ pay: [{ key: 'c2', as: 'red' }] }, { pay: [{ key: 'c1', as: 'red' }] }],
    [{ amount: 2 }, { amount: 2 }],
  ] as const;
  for (const [left, right] of same) expect(nameOf(prompt, left, twins)).toBe(nameOf(prompt, right, twins));
  const different = [
    [{ pick: ['c1'] }, { pick: ['c3'] }],
    [{ order: ['c2', 'c3', 'c1'] }, { order: ['c3', 'c1', 'c2'] }],
    [{ pay: [{ key: 'c2', as: 'red' }] }, { pay: [{ key: 'c2', as: 'blue' }] }],
    [{ amount: 2 }, { amount: 3 }],
  ] as const;
  for (const [left, right] of different) expect(nameOf(prompt, left, twins)).not.toBe(nameOf(prompt, right, twins));
});

test('the order of picks makes another answer where it counts', () => {
  const prompt = ask({ kind: 'some', options: [one, other, twin], min: 1, max: 3, ordered: true });
  const twins = twinsOf(prompt);
  const name = (pick: string[]): string => nameOf(prompt, { pick }, twins);
  expect(name(['c1', 'c3'])).not.toBe(name(['c3', 'c1']));
  expect(name(['c1', 'c3'])).toBe(name(['c2', 'c3']));
});
