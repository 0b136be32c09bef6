import { describe, expect, it, onTestFinished } from 'vitest';
import { Conflict, type NightEventRow, type NightRow, type Store } from '../../src/store/index.js';
import type { Open } from './contract.js';

const row = (id: string, change: Partial<NightRow> = {}): NightRow => ({
  id,
  guild: 'guild',
  name: id,
  season: null,
  status: 'open',
  length: 1,
  createdAt: 1,
  ...change,
});
const event = (n: number, type = `event ${n}`): NightEventRow => ({ n, at: n, by: 'ann', why: null, event: { type } });

/** What any store must do with nights. */
export function nights(name: string, open: Open): void {
  describe(`${name}: nights in the store`, () => {
    const opened = async (): Promise<Store> => {
      const store = await open({});
      onTestFinished(() => store.close());
      return store;
    };

    it('are kept with their events, and a second of one id is not made', async () => {
      const store = await opened();
      const due = { kind: 'night', subject: 'one', at: 5 };
      expect(await store.createNight(row('one'), [event(1)], [due])).toBe(true);
      expect(await store.createNight(row('one', { name: 'other' }), [event(1)], [{ ...due, at: 1 }])).toBe(false);
      expect(await store.night('one')).toEqual({ row: row('one'), events: [event(1)] });
      expect([await store.nextDue(), await store.night('two')]).toEqual([5, null]);
    });

    it('grow only from where the writer saw them', async () => {
      const store = await opened();
      await store.createNight(row('one'), [event(1)]);
      await store.appendNight('one', 1, [event(2), event(3)], { status: 'over' }, [
        { kind: 'night', subject: 'one', at: 7 },
      ]);
      await expect(store.appendNight('one', 1, [event(2)], { status: 'open' })).rejects.toThrow(Conflict);
      await expect(store.appendNight('gone', 0, [event(1)], { status: 'open' })).rejects.toThrow(Conflict);
      await expect(
        store.appendNight('one', 3, [event(5)], { status: 'open' }, [{ kind: 'x', subject: 'x', at: 1 }]),
      ).rejects.toThrow('follow');
      const kept = await store.night('one');
      expect(kept?.row).toMatchObject({ length: 3, status: 'over' });
      expect(kept?.events.map(({ n }) => n)).toEqual([1, 2, 3]);
      expect(await store.nextDue()).toBe(7);
    });

    it('are found by server, season and whether they are over, newest first', async () => {
      const store = await opened();
      await store.createNight(row('one', { season: 'spring' }), [event(1)]);
      await store.createNight(row('two', { createdAt: 2 }), [event(1)]);
      await store.createNight(row('three', { guild: 'other' }), [event(1)]);
      await store.appendNight('one', 1, [event(2)], { status: 'over' });
      const ids = async (filter: Parameters<typeof store.nights>[0]) =>
        (await store.nights(filter)).map(({ id }) => id);
      expect(await ids({ guild: 'guild' })).toEqual(['two', 'one']);
      expect(await ids({ guild: 'guild', limit: 1 })).toEqual(['two']);
      expect(await ids({ guild: 'guild', season: 'spring', status: 'over' })).toEqual(['one']);
      expect(await ids({ status: 'open' })).toEqual(['two', 'three']);
      await store.appendNight('one', 2, [event(3)], { status: 'over', name: 'Monday', season: 'autumn' });
      expect(await ids({ guild: 'guild', season: 'spring' })).toEqual([]);
      expect(await store.nights({ season: 'autumn' })).toMatchObject([{ id: 'one', name: 'Monday', length: 3 }]);
    });

    it('know where they are shown, once for each thing', async () => {
      const store = await opened();
      await store.createNight(row('one'), [event(1)]);
      const post = { night: 'one', what: 'sign-up', channel: 'c', message: 'm' };
      await store.setNightPost(post);
      await store.setNightPost({ ...post, message: 'n' });
      expect(await store.nightPosts('one')).toEqual([{ ...post, message: 'n', looks: null }]);
      await store.setNightPost({ ...post, looks: 'hash' });
      expect(await store.nightPosts('one')).toEqual([{ ...post, looks: 'hash' }]);
      expect(await store.nightPostByMessage(post.message)).toEqual({ ...post, looks: 'hash' });
      expect(await store.nightPostByMessage('n')).toBeNull();
    });

    it('forget who wants to be forgotten, and nobody else', async () => {
      const store = await opened();
      const joined = (player: string) => ({ type: 'joined', player, name: `Name of ${player}`, act: '17' });
      await store.createNight(row('one'), [
        { ...event(1), event: joined('ann') },
        { ...event(2), by: 'bob', event: joined('bob') },
        { ...event(3), by: 'bob', event: { type: 'paired', tables: [{ players: ['ann', 'bob'] }] } },
      ]);
      await store.forgetInNight('another', 'bob', 'former:2');
      await store.forgetInNight('one', 'ann', 'former:1');
      const { events } = (await store.night('one')) ?? { events: [] };
      expect(events.map(({ by }) => by)).toEqual(['former:1', 'bob', 'bob']);
      expect(events.map(one => one.event)).toEqual([
        { type: 'joined', player: 'former:1', name: 'Former player', act: '' },
        joined('bob'),
        { type: 'paired', tables: [{ players: ['former:1', 'bob'] }] },
      ]);
    });
  });
}
