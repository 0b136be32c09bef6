import { expect, it } from 'vitest';
import type { Store } from '../../src/store/index.js';

const DAY = 24 * 60 * 60 * 1000;

/** What any store must do with leases. */
export function keepsLeases(open: () => Store): void {
  const claim = (name: string, holder: string, now: number, until = now + 100) =>
    open().claimLease({ name, holder, until }, now);

  it('gives a lease to one holder until it runs out', async () => {
    expect(await claim('shard:3', 'ann', 10)).toEqual({ name: 'shard:3', holder: 'ann', until: 110 });
    expect(await claim('shard:3', 'bob', 109)).toEqual({ name: 'shard:3', holder: 'ann', until: 110 });
    expect(await claim('shard:4', 'bob', 109)).toMatchObject({ holder: 'bob' });
    expect(await claim('shard:3', 'bob', 110)).toEqual({ name: 'shard:3', holder: 'bob', until: 210 });
    expect(await claim('shard:3', 'ann', 111)).toMatchObject({ holder: 'bob' });
    expect(await claim('shard:3', 'bob', 150)).toMatchObject({ until: 250 });
  });

  it('gives a lease that many ask for at once to one of them', async () => {
    const holders = ['ann', 'bob', 'cyd', 'dan'];
    const rows = await Promise.all(holders.map(holder => claim('shard:0', holder, 10)));
    expect(new Set(rows.map(({ holder }) => holder)).size).toBe(1);
    expect(await open().leases(10)).toEqual([rows[0]]);
  });

  it('extends what is still the holder’s, run out or not, and nothing else', async () => {
    await claim('a', 'ann', 10);
    await claim('b', 'ann', 10);
    await claim('c', 'bob', 10);
    await claim('b', 'bob', 200);
    expect(await open().renewLeases('ann', 500)).toEqual(['a']);
    expect(await open().leases(100)).toEqual([
      { name: 'a', holder: 'ann', until: 500 },
      { name: 'b', holder: 'bob', until: 300 },
      { name: 'c', holder: 'bob', until: 110 },
    ]);
    expect((await open().renewLeases('bob', 600)).sort()).toEqual(['b', 'c']);
    expect(await open().renewLeases('cyd', 600)).toEqual([]);
  });

  it('reclaims what is given up, one or all, and never another’s', async () => {
    for (const [name, holder] of [
      ['a', 'ann'],
      ['b', 'ann'],
      ['c', 'ann'],
      ['d', 'bob'],
    ] as const)
      await claim(name, holder, 10);
    const names = async () => (await open().leases(10)).map(({ name }) => name);
    await open().releaseLeases('ann', 'a');
    await open().releaseLeases('ann', 'd');
    expect(await names()).toEqual(['b', 'c', 'd']);
    await open().releaseLeases('ann');
    expect(await names()).toEqual(['d']);
    expect(await claim('a', 'bob', 11)).toMatchObject({ holder: 'bob' });
  });

  it('lists what has not run out, and forgets the rest a day later', async () => {
    await claim('old', 'ann', 10);
    await claim('new', 'ann', 10, 500);
    expect((await open().leases(110)).map(({ name }) => name)).toEqual(['new']);
    expect(await open().renewLeases('ann', 700)).toHaveLength(2);
    await open().leases(700 + DAY);
    expect(await open().renewLeases('ann', 800)).toEqual([]);
  });
}
