import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '../../src/kernel/index.js';
import { thenSaid, vocabulary, wordsOf } from '../../src/tabletop/index.js';
import { everything } from './written.js';

const word = wordsOf<string, 'do'>('do');
const hit = word('hit', { count: z.int().min(1).max(3).default(1) }, ({ count }) => `hits ${count}`);
const rest = (which: 'sleep' | 'wait') => word(which, {}, () => `would ${which}`);
const words = vocabulary('do', hit, rest('sleep'), rest('wait'));

describe('a vocabulary', () => {
  it('makes what was written into values, with what was left out', () => {
    expect(words.make(words.schema.parse({ do: 'hit' }))).toBe('hits 1');
    expect(words.make(words.schema.parse({ do: 'hit', count: 2 }))).toBe('hits 2');
    expect(words.make(words.schema.parse({ do: 'wait' }))).toBe('would wait');
  });

  it('takes no other words, and no other fields', () => {
    for (const written of [{ do: 'fly' }, { do: 'hit', count: 4 }, { do: 'wait', count: 1 }, {}, 'hit'])
      expect(words.schema.safeParse(written).success).toBe(false);
    expect(() => words.make({ do: 'fly' } as never)).toThrow('no word for {"do":"fly"}');
  });

  it('can be gone through as a whole', () => {
    expect(everything(words.schema)).toEqual([
      { do: 'hit' },
      { do: 'hit', count: 1 },
      { do: 'hit', count: 3 },
      { do: 'sleep' },
      { do: 'wait' },
    ]);
  });
});

it('several phrases are one', () => {
  const [one, two, three] = [text('one'), text('two'), text('three')];
  expect(thenSaid([one])).toBe(one);
  expect(thenSaid([one, two, three])).toEqual(
    text('effect-then', { said: text('effect-then', { said: one, next: two }), next: three }),
  );
  expect(() => thenSaid([])).toThrow('a phrase of nothing');
});
