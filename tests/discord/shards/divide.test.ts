import { describe, expect, it } from 'vitest';
import {
  COUNT,
  type Division,
  type Fleet,
  fleetOf,
  processLease,
  shardLease,
  stepOf,
} from '../../../src/discord/shards/divide.js';
import { Chance } from '../../../src/kernel/index.js';

const shared = (count: number): Division => ({ fixed: null, count });
const fleet = (processes: readonly string[], held: Readonly<Record<string, readonly number[]>>): Fleet => ({
  processes,
  holders: new Map(Object.entries(held).flatMap(([who, shards]) => shards.map(shard => [shard, who] as const))),
});

describe('a fleet', () => {
  it('is read from leases', () => {
    const until = 1;
    const { processes, holders } = fleetOf([
      { name: processLease('b'), holder: 'b', until },
      { name: processLease('a'), holder: 'a', until },
      { name: shardLease(3), holder: 'a', until },
      { name: 'identify:0', holder: 'x', until },
      { name: COUNT, holder: '16', until },
    ]);
    expect(processes).toEqual(['a', 'b']);
    expect([...holders]).toEqual([[3, 'a']]);
  });

  it('divides what is free, each from a place of its own on', () => {
    const four = fleet(['a', 'b', 'c', 'd'], {});
    for (const [n, me] of four.processes.entries()) {
      const { take, room, drop } = stepOf(me, shared(16), four);
      expect({ room, drop }).toEqual({ room: 4, drop: [] });
      expect(take.slice(0, 4)).toEqual([0, 1, 2, 3].map(each => each + 4 * n));
      expect(take).toHaveLength(16);
    }
  });

  it('makes room for one that has come', () => {
    const now = fleet(['a', 'b'], { a: [0, 1, 2, 3, 4] });
    expect(stepOf('a', shared(5), now)).toEqual({ take: [], room: 0, drop: [3, 4] });
    expect(stepOf('b', shared(5), now)).toMatchObject({ take: [], room: 2, drop: [] });
  });

  it('moves nothing where shares are as even as can be', () => {
    const now = fleet(['a', 'b', 'c'], { a: [0, 5], b: [1, 4], c: [2] });
    for (const me of now.processes) expect(stepOf(me, shared(5), now)).toMatchObject({ room: 0, drop: [] });
  });

  it('shares what one that died has left', () => {
    const now = fleet(['a', 'b'], { a: [0, 1], b: [2, 3] });
    expect(stepOf('a', shared(6), now)).toMatchObject({ take: [4, 5], room: 1, drop: [] });
    expect(stepOf('b', shared(6), now)).toMatchObject({ take: [4, 5], room: 1, drop: [] });
  });

  it('leaves a fixed range alone, no matter who else there is', () => {
    const division: Division = { fixed: [2, 3], count: 8 };
    expect(stepOf('a', division, fleet(['a', 'b'], { b: [3] }))).toEqual({ take: [2], room: 1, drop: [] });
    expect(stepOf('a', division, fleet(['a'], { a: [2, 3, 4] }))).toEqual({ take: [], room: 0, drop: [4] });
  });

  it('takes nothing before it is known', () => {
    expect(stepOf('new', shared(4), fleet(['a'], {}))).toMatchObject({ take: [], room: 0 });
  });

  it('comes to even shares from any start, no matter who comes and goes, and then rests', () => {
    const random = new Chance('fleet').stream('shards');
    for (let round = 0; round < 200; round++) {
      const count = 1 + random.int(40);
      const holders = new Map<number, string>();
      let processes = Array.from({ length: 1 + random.int(9) }, (_, n) => `p${n}`);
      for (let change = 0; change < 4; change++) {
        processes = processes.filter((_, n) => n === 0 || random.int(3) > 0);
        if (random.int(2) === 0) processes = [...processes, `q${change}`].sort();
        for (const [shard, who] of holders) if (!processes.includes(who)) holders.delete(shard);
        let moves = 1;
        for (let beat = 0; moves > 0; beat++) {
          expect(beat).toBeLessThan(6);
          moves = 0;
          for (const me of processes) {
            const { take, room, drop } = stepOf(me, shared(count), { processes, holders });
            for (const shard of drop) holders.delete(shard);
            const taken = take.filter(shard => !holders.has(shard)).slice(0, room);
            for (const shard of taken) holders.set(shard, me);
            moves += drop.length + taken.length;
          }
        }
        expect(holders.size).toBe(count);
        const shares = processes.map(me => [...holders.values()].filter(who => who === me).length);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }
    }
  });
});
