import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  type Answer,
  awaited,
  Chance,
  digest,
  enumerate,
  isDecision,
  isLegal,
  normalise,
  type Option,
  optionsOf,
  type Prompt,
  problem,
  sample,
  text,
  type Way,
  wayOf,
} from '../../src/kernel/index.js';
import { arrangements, subsets } from '../../src/kernel/prompts/common.js';

const base = { number: 7, seat: 1, reason: 'test', question: text('ask'), trail: [], default: { pick: [] } } as const;
const options = (count: number): Option[] =>
  Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: text('l') }));
const abc: Option[] = ['a', 'b', 'c'].map(key => ({ key, label: text('l') }));
const holding = (maxima: readonly number[]) =>
  options(maxima.length).map((one, at) => ({ ...one, max: maxima[at] as number }));
const way = (as: string, amount = 1) => ({ as, amount });

const onePrompt: Prompt = { ...base, kind: 'one', options: abc };
const somePrompt: Prompt = { ...base, kind: 'some', options: abc, min: 1, max: 2 };
const orderedPrompt: Prompt = { ...somePrompt, ordered: true };
const amountPrompt: Prompt = { ...base, kind: 'amount', min: 2, max: 5 };
const orderPrompt: Prompt = { ...base, kind: 'order', options: abc };
const distributePrompt: Prompt = {
  ...base,
  kind: 'distribute',
  options: abc.map(one => ({ ...one, max: 2 })),
  total: 3,
};
const payPrompt: Prompt = {
  ...base,
  kind: 'pay',
  options: abc.map((one, at) => ({ ...one, ways: at === 0 ? [way('red'), way('blue')] : [way('blue', at)] })),
  cost: { total: 2, typed: { red: 1 } },
};
const every = [onePrompt, somePrompt, orderedPrompt, amountPrompt, orderPrompt, distributePrompt, payPrompt];

const small = fc.integer({ min: 0, max: 4 });
const anyWay = fc
  .dictionary(fc.constantFrom('red', 'blue', 'wild'), fc.integer({ min: 1, max: 3 }), { minKeys: 1, maxKeys: 2 })
  .map(wayOf);
const anyPrompt: fc.Arbitrary<Prompt> = fc.oneof(
  small.map((count): Prompt => ({ ...base, kind: 'one', options: options(count + 1) })),
  fc.tuple(small, small, small, fc.boolean()).map(([count, one, other, ordered]): Prompt => {
    const [min, max] = [Math.min(one, other, count), Math.max(one, other)];
    return { ...base, kind: 'some', options: options(count), min, max, ...(ordered && { ordered }) };
  }),
  fc.tuple(small, small).map(([min, more]): Prompt => ({ ...base, kind: 'amount', min, max: min + more })),
  small.map((count): Prompt => ({ ...base, kind: 'order', options: options(count) })),
  fc.tuple(fc.array(small, { minLength: 1, maxLength: 4 }), small).map(([maxima, wish]): Prompt => {
    const room = maxima.reduce((sum, max) => sum + max, 0);
    return { ...base, kind: 'distribute', options: holding(maxima), total: Math.min(wish, room) };
  }),
  fc
    .tuple(
      fc.array(fc.uniqueArray(anyWay, { selector: one => one.as, minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 4 }),
      fc.dictionary(fc.constantFrom('red', 'blue'), fc.integer({ min: 1, max: 3 })),
    )
    .map(
      ([ways, total, typed]): Prompt => ({
        ...base,
        kind: 'pay',
        options: options(ways.length).map((one, at) => ({
          ...one,
          ways: ways[at] as Way[],
        })),
        cost: { total, typed },
      }),
    ),
);

/** Every answer of the right shape over a prompt's keys, legal or not, each written in one way only. */
function allShapes(prompt: Prompt): Answer[] {
  const keys = optionsOf(prompt).map(option => option.key);
  switch (prompt.kind) {
    case 'one':
      return powerSet(keys).map(pick => ({ pick }));
    case 'some':
      return powerSet(keys)
        .flatMap(set => (prompt.ordered ? permutations(set) : [set]))
        .map(pick => ({ pick }));
    case 'amount':
      return Array.from({ length: 14 }, (_, at) => ({ amount: at - 2 }));
    case 'order':
      return permutations(keys).map(order => ({ order }));
    case 'distribute':
      return keys
        .reduce<Record<string, number>[]>(
          (held, key) =>
            held.flatMap(one =>
              Array.from({ length: 6 }, (_, share) => (share === 0 ? one : { ...one, [key]: share })),
            ),
          [{}],
        )
        .map(shares => ({ distribute: shares }));
    case 'pay':
      return prompt.options
        .reduce<{ key: string; as: string }[][]>(
          (held, { key, ways }) => held.flatMap(items => [items, ...ways.map(({ as }) => [...items, { key, as }])]),
          [[]],
        )
        .map(pay => ({ pay }));
  }
}

const powerSet = (keys: readonly string[]): string[][] =>
  keys.reduce<string[][]>((held, key) => held.flatMap(set => [set, [...set, key]]), [[]]);

const permutations = (keys: readonly string[]): string[][] =>
  keys.length === 0
    ? [[]]
    : keys.flatMap(key => permutations(keys.filter(other => other !== key)).map(rest => [key, ...rest]));

/** Answers as text. Payments are listed in one order only, though any is legal. */
const written = (answers: readonly Answer[]): string[] =>
  answers
    .map(answer =>
      'pay' in answer ? { pay: [...answer.pay].sort((one, other) => (one.key < other.key ? -1 : 1)) } : answer,
    )
    .map(answer => JSON.stringify(answer))
    .sort();

describe('every kind of prompt', () => {
  test.prop([anyPrompt])('lists exactly the legal answers', prompt => {
    expect(written(enumerate(prompt, 10_000))).toEqual(
      written(allShapes(prompt).filter(answer => isLegal(prompt, answer))),
    );
  });

  test.prop([anyPrompt, fc.integer()])('samples only listed answers', (prompt, seed) => {
    const listed = written(enumerate(prompt, 10_000));
    if (listed.length === 0) return;
    expect(listed).toEqual(expect.arrayContaining(written([sample(prompt, new Chance(`${seed}`).stream('sample'))])));
  });

  test.prop([anyPrompt, fc.integer({ min: 0, max: 5 })])(
    'lists the first few of them when told to',
    (prompt, limit) => {
      expect(enumerate(prompt, limit)).toEqual(enumerate(prompt, 10_000).slice(0, limit));
    },
  );

  test.prop([anyPrompt])('writes listed answers as they are', prompt => {
    for (const answer of enumerate(prompt, 200)) expect(normalise(prompt, answer)).toEqual(answer);
  });

  test('samples reach every legal answer', () => {
    for (const prompt of every) {
      const random = new Chance('reach').stream('sample');
      const reached = new Set(written(Array.from({ length: 400 }, () => sample(prompt, random))));
      expect([...reached].sort()).toEqual(written(enumerate(prompt, 100)));
    }
  });

  test('refuses the answer of another kind', () => {
    const amount = { amount: 2 };
    const pick = { pick: ['a'] };
    expect(every.map(prompt => problem(prompt, prompt.kind === 'amount' ? pick : amount))).toEqual([
      'a choice of one is answered by {"pick": [key]}',
      'a choice of some is answered by {"pick": [keys]}',
      'a choice of some is answered by {"pick": [keys]}',
      'an amount is answered by {"amount": whole number}',
      'an order is answered by {"order": [keys]}',
      'a distribution is answered by {"distribute": {key: number}}',
      'a payment is answered by {"pay": [{"key", "as"}]}',
    ]);
  });
});

describe('what is wrong with an answer is said', () => {
  const cases: [Prompt, Answer, string | null][] = [
    [onePrompt, { pick: ['b'] }, null],
    [onePrompt, { pick: [] }, 'choose exactly one'],
    [onePrompt, { pick: ['a', 'b'] }, 'choose exactly one'],
    [onePrompt, { pick: ['x'] }, '"x" is not one of the choices'],
    [somePrompt, { pick: [] }, 'choose at least 1'],
    [somePrompt, { pick: ['a', 'b', 'c'] }, 'choose at most 2'],
    [somePrompt, { pick: ['a', 'a'] }, '"a" is named twice'],
    [somePrompt, { pick: ['c', 'a'] }, null],
    [amountPrompt, { amount: 1 }, 'choose a number from 2 to 5'],
    [amountPrompt, { amount: 6 }, 'choose a number from 2 to 5'],
    [amountPrompt, { amount: 2.5 }, 'an amount is answered by {"amount": whole number}'],
    [amountPrompt, { amount: 5 }, null],
    [orderPrompt, { order: ['a', 'b'] }, 'put all 3 in order'],
    [orderPrompt, { order: ['a', 'b', 'b'] }, '"b" is named twice'],
    [orderPrompt, { order: ['c', 'a', 'b'] }, null],
    [distributePrompt, { distribute: { x: 3 } }, '"x" is not one of the choices'],
    [distributePrompt, { distribute: { a: 3 } }, '"a" can hold at most 2'],
    [distributePrompt, { distribute: { a: -1, b: 2 } }, 'the share of "a" is a whole number from 0'],
    [distributePrompt, { distribute: { a: 0.5 } }, 'the share of "a" is a whole number from 0'],
    [distributePrompt, { distribute: { a: 2 } }, 'share out exactly 3, not 2'],
    [distributePrompt, { distribute: { a: 0, b: 1, c: 2 } }, null],
    [
      payPrompt,
      {
        pay: [
          { key: 'a', as: 'red' },
          { key: 'a', as: 'blue' },
        ],
      },
      '"a" is named twice',
    ],
    [payPrompt, { pay: [{ key: 'b', as: 'red' }] }, '"b" cannot pay as "red"'],
    [payPrompt, { pay: [{ key: 'x', as: 'red' }] }, '"x" cannot pay as "red"'],
    [payPrompt, { pay: [{ key: 'a', as: 'red' }] }, 'that does not cover the cost'],
    [payPrompt, { pay: [{ key: 'c', as: 'blue' }] }, 'that does not cover the cost'],
    [
      payPrompt,
      {
        pay: [
          { key: 'a', as: 'red' },
          { key: 'b', as: 'blue' },
          { key: 'c', as: 'blue' },
        ],
      },
      'one part of that payment is not needed',
    ],
    [
      payPrompt,
      {
        pay: [
          { key: 'c', as: 'blue' },
          { key: 'a', as: 'red' },
        ],
      },
      null,
    ],
  ];
  test.each(cases)('%#', (prompt, answer, expected) => {
    expect(problem(prompt, answer)).toBe(expected);
  });
});

describe('the digest', () => {
  const changed = (prompt: Prompt, change: object): boolean =>
    digest({ ...prompt, ...change } as Prompt) !== digest(prompt);

  test('is short, and the same for the same question', () => {
    for (const prompt of every) {
      expect(digest(prompt)).toMatch(/^[0-9a-f]{16}$/);
      expect(digest(structuredClone(prompt))).toBe(digest(prompt));
    }
    expect(new Set(every.map(digest)).size).toBe(every.length);
  });

  test('changes with whatever decides which answers are legal', () => {
    for (const prompt of every) {
      expect(changed(prompt, { number: 8 })).toBe(true);
      expect(changed(prompt, { seat: 0 })).toBe(true);
      expect(changed(prompt, { reason: 'other' })).toBe(true);
      if (prompt.kind === 'amount') continue;
      expect(changed(prompt, { options: prompt.options.slice(1) })).toBe(true);
      expect(changed(prompt, { options: [...prompt.options].reverse() })).toBe(true);
      expect(changed(prompt, { options: prompt.options.map(one => ({ ...one, key: `${one.key}2` })) })).toBe(true);
      expect(changed(prompt, { options: prompt.options.map(one => ({ ...one, card: 'C1' })) })).toBe(true);
    }
    expect(changed(somePrompt, { min: 0 })).toBe(true);
    expect(changed(somePrompt, { max: 3 })).toBe(true);
    expect(changed(somePrompt, { ordered: true })).toBe(true);
    expect(changed(amountPrompt, { min: 0 })).toBe(true);
    expect(changed(amountPrompt, { max: 9 })).toBe(true);
    expect(changed(distributePrompt, { total: 2 })).toBe(true);
    expect(changed(distributePrompt, { options: abc.map(one => ({ ...one, max: 3 })) })).toBe(true);
    expect(changed(payPrompt, { cost: { total: 3, typed: { red: 1 } } })).toBe(true);
    expect(changed(payPrompt, { cost: { total: 2, typed: {} } })).toBe(true);
    expect(changed(payPrompt, { options: abc.map(one => ({ ...one, ways: [way('red')] })) })).toBe(true);
    const split = (mix: Record<string, number>) => abc.map(one => ({ ...one, ways: [{ ...wayOf(mix), as: 'both' }] }));
    const both = { ...payPrompt, options: split({ red: 2, blue: 1 }) } as Prompt;
    expect(changed(both, { options: split({ red: 1, blue: 2 }) })).toBe(true);
  });

  test('does not change with the words', () => {
    for (const prompt of every)
      expect(changed(prompt, { question: text('other'), trail: [text('turn')], source: 'C1' })).toBe(false);
  });
});

describe('writing an answer down', () => {
  const none = { ...somePrompt, min: 0, none: { key: 'keep', label: text('keep') } } as Prompt;

  test('takes out the word for none, where it stands alone', () => {
    expect(normalise(none, { pick: ['keep'] })).toEqual({ pick: [] });
    expect(normalise(somePrompt, { pick: ['keep'] })).toEqual({ pick: ['keep'] });
    expect(isLegal(none, normalise(none, { pick: ['a', 'keep'] }))).toBe(false);
  });

  test('lists what has no order as the options are', () => {
    expect(normalise(somePrompt, { pick: ['c', 'a'] })).toEqual({ pick: ['a', 'c'] });
    const { distribute } = normalise(distributePrompt, { distribute: { c: 1, b: 0, a: 2 } }) as { distribute: object };
    expect(Object.entries(distribute)).toEqual([
      ['a', 2],
      ['c', 1],
    ]);
  });

  test('keeps the order of what has one, and whatever is not legal', () => {
    const pay = {
      pay: [
        { key: 'c', as: 'blue' },
        { key: 'a', as: 'red' },
      ],
    };
    expect(normalise(orderPrompt, { order: ['c', 'a', 'b'] })).toEqual({ order: ['c', 'a', 'b'] });
    expect(normalise(orderedPrompt, { pick: ['c', 'a'] })).toEqual({ pick: ['c', 'a'] });
    expect(normalise(payPrompt, pay)).toEqual(pay);
    expect(normalise(onePrompt, { pick: ['x'] })).toEqual({ pick: ['x'] });
    expect(normalise(somePrompt, { pick: ['x', 'x'] })).toEqual({ pick: ['x', 'x'] });
    expect(normalise(somePrompt, { amount: 1 })).toEqual({ amount: 1 });
    expect(normalise(distributePrompt, { pick: ['a'] })).toEqual({ pick: ['a'] });
    expect(normalise(distributePrompt, { distribute: { x: 1 } })).toEqual({ distribute: { x: 1 } });
  });
});

test('a decision is a question with two answers or more', () => {
  expect(every.map(isDecision)).toEqual(every.map(() => true));
  expect(isDecision({ ...base, kind: 'one', options: abc.slice(1, 2) })).toBe(false);
  expect(isDecision({ ...base, kind: 'amount', min: 3, max: 3 })).toBe(false);
});

test('nobody waits for a question that merely stands', () => {
  const standing = { ...amountPrompt, standing: true } as Prompt;
  expect(awaited([onePrompt, standing, somePrompt])).toEqual([onePrompt, somePrompt]);
});

test('an amount lists no options', () => {
  expect(every.map(prompt => optionsOf(prompt).length)).toEqual([3, 3, 3, 0, 3, 3, 3]);
});

test('subsets come in list order', () => {
  expect(subsets(['a', 'b', 'c'], 2, 10)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(subsets(['a', 'b'], 3, 10)).toEqual([]);
  expect(subsets(['a', 'b', 'c'], 1, 2)).toEqual([['a'], ['b']]);
  expect(subsets([], 0, 1)).toEqual([[]]);
});

test('arrangements come in list order', () => {
  expect(arrangements(['a', 'b', 'c'], 2, 10)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'a'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'b'],
  ]);
  expect(arrangements(['a', 'b'], 3, 10)).toEqual([]);
  expect(arrangements(['a', 'b', 'c'], 1, 2)).toEqual([['a'], ['b']]);
  expect(arrangements([], 0, 1)).toEqual([[]]);
});
