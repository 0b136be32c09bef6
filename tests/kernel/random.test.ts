import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { Chance, type Random, type Streams } from '../../src/kernel/index.js';

const stream = (seed: string, name = 'deck', streams?: Streams): Random => new Chance(seed, streams).stream(name);
const draw = (random: Random, count: number, below = 2 ** 32): number[] =>
  Array.from({ length: count }, () => random.int(below));

/** The chi-square statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(values: readonly number[], kinds: number): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return counts;
}

describe('a stream', () => {
  test.prop([fc.string(), fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 4 })])(
    'goes on where it stopped, wherever that was',
    (seed, stops) => {
      const total = stops.reduce((sum, stop) => sum + stop, 0);
      const whole = draw(stream(seed), total);
      const streams: Streams = {};
      expect(stops.flatMap(stop => draw(stream(seed, 'deck', streams), stop))).toEqual(whole);
      expect(streams).toEqual(total === 0 ? {} : { deck: total });
    },
  );

  test('is followed by two readers of one counter as by one', () => {
    const streams: Streams = {};
    const [one, other] = [stream('s', 'deck', streams), stream('s', 'deck', streams)];
    const apart = Array.from({ length: 100 }, (_, at) => (at % 3 === 0 ? one : other).int(1000));
    expect(apart).toEqual(draw(stream('s'), 100, 1000));
  });

  test('can be wound back by its counter', () => {
    const streams: Streams = {};
    const random = stream('s', 'deck', streams);
    const first = draw(random, 10);
    streams.deck = 4;
    expect(draw(random, 6)).toEqual(first.slice(4));
  });

  test.prop([fc.string(), fc.integer({ min: 0, max: 100 })])(
    'does not depend on what other streams do',
    (seed, others) => {
      const chance = new Chance(seed);
      draw(chance.stream('coin'), others);
      expect(draw(chance.stream('deck'), 5)).toEqual(draw(stream(seed), 5));
    },
  );

  test('differs by seed, by name and from one block of draws to the next', () => {
    const draws = [stream('s'), stream('t'), stream('s', 'coin')].map(random => draw(random, 128).join());
    expect(new Set(draws).size).toBe(3);
    const long = draw(stream('s'), 128);
    expect(new Set(long).size).toBe(128);
  });

  test('draws the same on every machine and in every version', () => {
    expect(draw(stream('golden'), 4)).toMatchInlineSnapshot(`
      [
        1361541998,
        2146845383,
        3675287059,
        2941026445,
      ]
    `);
    expect(stream('golden', 'shuffle').shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
      [
        4,
        1,
        5,
        2,
        3,
        7,
        8,
        6,
      ]
    `);
  });
});

describe('what is drawn', () => {
  test('is within its bounds, and nothing else is asked for', () => {
    const random = stream('bounds');
    for (const below of [1, 2, 3, 7, 2 ** 31, 2 ** 32])
      for (const value of draw(random, 50, below))
        expect(value >= 0 && value < below && Number.isInteger(value)).toBe(true);
    for (const below of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => random.int(below)).toThrow(`cannot draw below ${below}`);
  });

  test('costs no draw where there is only one result', () => {
    const streams: Streams = {};
    expect(stream('s', 'deck', streams).int(1)).toBe(0);
    expect(streams).toEqual({});
  });

  // Bounds are the 99.9th percentile for the degrees of freedom; the seeds are fixed.
  test('is even', () => {
    expect(chiSquare(tally(draw(stream('even'), 12_000, 6), 6))).toBeLessThan(20.5);
    const coins = stream('coins');
    const heads = Array.from({ length: 10_000 }, () => coins.coin()).filter(Boolean).length;
    expect(chiSquare([heads, 10_000 - heads])).toBeLessThan(10.8);
    const picks = stream('picks');
    expect(
      chiSquare(
        tally(
          Array.from({ length: 9_000 }, () => picks.pick([0, 1, 2])),
          3,
        ),
      ),
    ).toBeLessThan(13.8);
  });

  test('is even where the bound does not divide the range of the generator', () => {
    // Without rejection the lower half would come twice as often as the upper.
    const below = 3 * 2 ** 30;
    const low = draw(stream('biased?'), 6_000, below).filter(value => value < below / 2).length;
    expect(chiSquare([low, 6_000 - low])).toBeLessThan(10.8);
  });

  test('puts every order of a list equally often', () => {
    const random = stream('orders');
    const counts = new Map<string, number>();
    for (let at = 0; at < 12_000; at++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });

  test.prop([fc.array(fc.integer()), fc.string()])('keeps what is shuffled, in the same list', (list, seed) => {
    const before = [...list].sort();
    expect(stream(seed).shuffle(list)).toBe(list);
    expect([...list].sort()).toEqual(before);
  });

  test('is not picked from nothing', () => {
    expect(() => stream('s').pick([])).toThrow('cannot pick from an empty list');
  });
});

test('a chance gives one stream a name', () => {
  const chance = new Chance('s');
  expect(chance.stream('deck')).toBe(chance.stream('deck'));
  expect(chance.streams).toEqual({});
  expect(chance.seed).toBe('s');
});
