import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Learnt, pack, unpack } from '../../../src/opponents/net/file.js';
import { Net } from '../../../src/opponents/net/net.js';
import { Notes } from '../../../src/opponents/net/notes.js';
import { oddsOf } from '../../../src/opponents/net/odds.js';

const NAMES = ['health', 'slack', 'plays 01005'];
const learnt: Learnt = {
  hidden: 2,
  bias: Float32Array.of(0.5, -1),
  out: Float32Array.of(2, -3),
  names: NAMES,
  rows: Float32Array.of(1, 0, 0, 1, -2, 4),
};
const notes = (): Notes => new Notes(name => (NAMES.includes(name) ? NAMES.indexOf(name) : undefined));
const noting = (noted: Record<string, number>): Notes => {
  const made = notes();
  for (const [name, amount] of Object.entries(noted)) made.note(name, amount);
  return made;
};

describe('a net', () => {
  const net = new Net(learnt);

  it('adds up what was noted, and counts the sums above zero', () => {
    const table = noting({ health: 1, slack: 2 });
    // Sums of the table: 0.5 + 1 and -1 + 2. The second answer takes 2 from the one and adds 4 to the other.
    expect(net.scores(table, [noting({}), noting({ 'plays 01005': 1 })])).toEqual([1.5 * 2 - 3, 0 - 5 * 3]);
  });

  it('hands out its hidden sums, and leaves what was noted as it was', () => {
    const table = noting({ health: 1 });
    const sums: Float32Array[] = [];
    expect(net.scores(table, [noting({})], sums)).toEqual(net.scores(table, [noting({})]));
    expect(sums.map(sum => [...sum])).toEqual([[1.5, -1]]);
  });

  test.prop([fc.array(fc.tuple(fc.nat(2), fc.float({ noNaN: true, min: -8, max: 8 })), { maxLength: 11 })])(
    'comes to the same, to the last bit, as if every row were added by itself',
    noted => {
      const table = notes();
      const sums = Float32Array.from(learnt.bias);
      for (const [row, amount] of noted.filter(([, amount]) => amount !== 0)) {
        table.note(NAMES[row] as string, amount);
        for (const j of sums.keys()) sums[j] = (sums[j] as number) + amount * (learnt.rows[row * 2 + j] as number);
      }
      const hidden: Float32Array[] = [];
      net.scores(table, [noting({})], hidden);
      expect([...(hidden[0] as Float32Array)]).toEqual([...sums]);
    },
  );

  it('knows nothing of names that nothing was learnt of', () => {
    expect(noting({ unheard: 3, health: 1 }).rows).toEqual([0]);
  });

  it('takes the mean of those who win together', () => {
    const odds = oddsOf({ net, notes }, [note => note('health'), note => note('slack', 2)]);
    // 3 as the one sees it, 1 - 3 as the other does.
    expect(odds).toBeCloseTo(1 / (1 + Math.exp(-(3 - 2) / 2)), 6);
  });
});

describe('the file of a net', () => {
  it('holds all that it knows', () => {
    const again = unpack(pack(learnt));
    expect(again).toMatchObject({ hidden: 2, names: NAMES, bias: learnt.bias, out: learnt.out });
  });

  test.prop([
    fc.array(
      fc.array(
        fc.integer({ min: -800, max: 800 }).map(weight => weight / 100),
        { minLength: 3, maxLength: 3 },
      ),
    ),
  ])('keeps each weight to a 254th of the largest of its name', rows => {
    const names = rows.map((_, at) => `name ≥ ${at}`);
    const whole = { ...learnt, hidden: 3, names, rows: Float32Array.from(rows.flat()) };
    const again = unpack(pack(whole));
    expect(again.names).toEqual(names);
    for (const [at, row] of rows.entries()) {
      const most = Math.max(...row.map(Math.abs));
      for (const [j, weight] of row.entries())
        expect(Math.abs((again.rows[3 * at + j] as number) - weight) - 1e-6).toBeLessThanOrEqual(most / 253);
    }
  });
});
