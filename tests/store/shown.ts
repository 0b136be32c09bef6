import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Store } from '../../src/store/index.js';
import type { Open } from './contract.js';
import { decision, facts, line, match, outcome } from './samples.js';

const NOW = 5000;
const LEASE = 100;
/** What any store must do with what is to be shown. */
export function showing(name: string, open: Open): void {
  describe(`${name}: what is to be shown`, () => {
    let store: Store;

    beforeEach(async () => {
      store = await open({ now: () => NOW });
      onTestFinished(() => store.close());
    });

    const claim = (now = NOW, holder = 'ann') => store.claimShown(holder, now, LEASE, 10);
    const subjects = async (now = NOW): Promise<string[]> => (await claim(now)).map(({ subject }) => subject);
    const night = (id: string) =>
      store.createNight({ id, guild: 'guild-1', name: id, season: null, status: 'open', length: 1, createdAt: 1 }, [
        { n: 1, at: 1, by: null, why: null, event: { type: 'x' } },
      ]);

    it('is behind from the moment it changes, and not before', async () => {
      expect(await store.nextShown()).toBeNull();
      await store.createMatch(match('m'));
      expect(await store.nextShown()).toBe(0);
      const [row] = await claim();
      expect(row).toMatchObject({ kind: 'match', subject: 'm', guild: 'guild-1', wanted: 1, shown: 0, attempts: 1 });
      await store.showed('ann', 'match', 'm', 1);
      expect([await store.nextShown(), await claim()]).toEqual([null, []]);
      const after = await store.commit('m', 0, { moves: [decision(1)], log: [line(1)] });
      expect(await claim()).toMatchObject([{ wanted: 2, shown: 1, changedAt: after.updatedAt, until: null }]);
      await store.showed('ann', 'match', 'm', 2);
      await store.updateMatch('m', after.updatedAt, { terms: { changed: true } });
      expect(await claim()).toMatchObject([{ wanted: 3 }]);
    });

    it('is marked with the change or not at all', async () => {
      await store.createMatch(match('m'));
      await claim();
      await store.showed('ann', 'match', 'm', 1);
      await expect(store.commit('m', 1, { moves: [decision(2)], log: [] })).rejects.toThrow();
      await expect(store.updateMatch('m', 1, { terms: null })).rejects.toThrow();
      expect(await claim()).toEqual([]);
    });

    it('is nobody else’s while it is leased, and is behind still where it changes meanwhile', async () => {
      await store.createMatch(match('m'));
      await claim();
      expect(await claim(NOW + LEASE - 1)).toEqual([]);
      expect(await store.nextShown()).toBe(NOW + LEASE);
      await store.commit('m', 0, { moves: [decision(1)], log: [] });
      expect(await claim(NOW + 1)).toEqual([]);
      await store.showed('ann', 'match', 'm', 1);
      expect(await claim(NOW + 1)).toMatchObject([{ wanted: 2, shown: 1, attempts: 1 }]);
      // Its holder is gone.
      expect(await claim(NOW + 1 + LEASE)).toMatchObject([{ attempts: 2 }]);
    });

    it('stays whose it is as long as they hold it, and not once they have given it back', async () => {
      await store.createMatch(match('m'));
      await claim();
      await store.holdShown('ann', 'match', 'm', NOW + 9 * LEASE);
      expect(await claim(NOW + 9 * LEASE - 1)).toEqual([]);
      await store.commit('m', 0, { moves: [decision(1)], log: [] });
      await store.showed('ann', 'match', 'm', 1);
      await store.holdShown('ann', 'match', 'm', NOW + 9 * LEASE);
      expect(await claim()).toHaveLength(1);
    });

    it('is theirs who claimed it last: who had it before changes nothing', async () => {
      await store.createMatch(match('m'));
      await claim();
      expect(await claim(NOW + LEASE, 'bob')).toHaveLength(1);
      const before = await store.shown('match', 'm');
      const idle = async (): Promise<void> => {
        await store.holdShown('ann', 'match', 'm', NOW + 9 * LEASE);
        await store.showed('ann', 'match', 'm', 1);
        await store.restShown('ann', 'match', 'm', { wanted: 1, ready: NOW + 9000 });
        await store.hinder('ann', 'match', 'm', { obstacle: 'place', ready: NOW + 9000, told: 'gone', wanted: 1 });
      };
      await idle();
      expect(await store.shown('match', 'm')).toEqual(before);
      expect(await store.nextShown()).toBe(NOW + 2 * LEASE);
      await store.showed('bob', 'match', 'm', 1);
      // Nor once it is nobody's, or where it never was theirs.
      await store.want('match', 'm');
      const free = await store.shown('match', 'm');
      await idle();
      expect([await store.shown('match', 'm'), await store.nextShown()]).toEqual([free, 0]);
      expect(free).toMatchObject({ wanted: 2, shown: 1, attempts: 0 });
    });

    it('is theirs after its lease too, as long as nobody else takes it, and when they claim it again', async () => {
      await store.createMatch(match('m'));
      await claim();
      await store.holdShown('ann', 'match', 'm', NOW + 3 * LEASE);
      expect(await store.nextShown()).toBe(NOW + 3 * LEASE);
      expect(await claim(NOW + 3 * LEASE)).toMatchObject([{ attempts: 2 }]);
      await store.showed('ann', 'match', 'm', 1);
      expect(await store.nextShown()).toBeNull();
    });

    it('waits no more for its time where it is hurried, and stays whose it is', async () => {
      await store.createMatch(match('m'));
      await claim();
      await store.restShown('ann', 'match', 'm', { wanted: 1, ready: NOW + 1000 });
      await store.hurryShown('match', 'm');
      expect(await claim()).toHaveLength(1);
      await store.hurryShown('match', 'm');
      expect(await claim(NOW + LEASE - 1, 'bob')).toEqual([]);
      await store.showed('ann', 'match', 'm', 1);
      expect(await store.nextShown()).toBeNull();
    });

    it('waits after a failure for its time or its next change, whichever comes first', async () => {
      await store.createMatch(match('m'));
      await claim();
      const why = { obstacle: 'outage', ready: NOW + 1000, told: null, wanted: 1 } as const;
      await store.hinder('ann', 'match', 'm', why);
      expect(await claim(NOW + 999)).toEqual([]);
      expect(await store.nextShown()).toBe(NOW + 1000);
      expect(await claim(NOW + 1000)).toMatchObject([{ attempts: 2, obstacle: 'outage' }]);
      await store.hinder('ann', 'match', 'm', { ...why, told: 'what is missing' });
      const { updatedAt } = await store.commit('m', 0, { moves: [decision(1)], log: [] });
      expect(await claim()).toMatchObject([{ attempts: 3, told: 'what is missing' }]);
      // A change while it was tried is tried at once.
      await store.updateMatch('m', updatedAt, { terms: null });
      await store.hinder('ann', 'match', 'm', { ...why, wanted: 2 });
      expect(await claim()).toHaveLength(1);
      await store.showed('ann', 'match', 'm', 3);
      expect(await store.shown('match', 'm')).toMatchObject({ attempts: 0, obstacle: null, told: null });
    });

    it('rests where some of it may wait, until that time or its next change, and has not failed', async () => {
      await store.createMatch(match('m'));
      await claim();
      await store.restShown('ann', 'match', 'm', { wanted: 1, ready: NOW + 1000 });
      expect(await claim(NOW + 999)).toEqual([]);
      expect(await store.nextShown()).toBe(NOW + 1000);
      expect(await claim(NOW + 1000)).toMatchObject([{ wanted: 1, shown: 0, attempts: 1, obstacle: null }]);
      // A change while it was shown is shown at once.
      await store.commit('m', 0, { moves: [decision(1)], log: [] });
      await store.restShown('ann', 'match', 'm', { wanted: 1, ready: NOW + 9000 });
      expect(await claim()).toMatchObject([{ wanted: 2 }]);
      await store.showed('ann', 'match', 'm', 2);
      expect(await store.nextShown()).toBeNull();
    });

    it('is woken by what kept it, on one server or everywhere; after a start all is', async () => {
      for (const id of ['one', 'two', 'three']) await store.createMatch(match(id, { guild: `guild of ${id}` }));
      await claim();
      const hinder = (id: string, obstacle: 'outage' | 'permission'): Promise<void> =>
        store.hinder('ann', 'match', id, { obstacle, ready: NOW + 1_000_000, told: null, wanted: 1 });
      await hinder('one', 'permission');
      await hinder('two', 'permission');
      await hinder('three', 'outage');
      await store.wakeShown({ obstacles: ['permission'], guild: 'guild of one' });
      expect(await subjects()).toEqual(['one']);
      await store.wakeShown({ obstacles: ['outage'] });
      expect(await subjects()).toEqual(['three']);
      await store.wakeShown();
      expect((await subjects(NOW + LEASE)).sort()).toEqual(['one', 'three', 'two']);
    });

    it('comes open ones first, and what is over is tried for a day and then forgotten', async () => {
      await store.createMatch(match('over'));
      const { updatedAt } = await store.commit('over', 0, {
        moves: [decision(1)],
        log: [],
        status: 'over',
        outcome: outcome(1, 2),
        facts,
      });
      await store.createMatch(match('open'));
      const rows = await claim();
      expect(rows.map(({ subject }) => subject)).toEqual(['open', 'over']);
      expect(rows.map(({ until }) => until)).toEqual([null, updatedAt + 24 * 60 * 60 * 1000]);
      await store.showed('ann', 'match', 'over', 2);
      expect(await store.shown('match', 'over')).toBeNull();
      await store.showed('ann', 'match', 'open', 1);
      expect(await store.shown('match', 'open')).not.toBeNull();
      // A board of a match that is over was deleted.
      await store.want('match', 'over');
      expect(await subjects()).toEqual(['over']);
    });

    it('has notes that stay until they are told, each with a number of its own', async () => {
      await store.createMatch(match('m'));
      await store.want('match', 'm', { kind: 'late' });
      await store.want('match', 'm', { kind: 'nudge' });
      const notes = async () => (await store.shown('match', 'm'))?.notes;
      expect(await notes()).toEqual([
        { n: 2, note: { kind: 'late' } },
        { n: 3, note: { kind: 'nudge' } },
      ]);
      await store.noteTold('match', 'm', 2);
      expect(await notes()).toEqual([{ n: 3, note: { kind: 'nudge' } }]);
      await store.commit('m', 0, { moves: [decision(1)], log: [] });
      expect(await notes()).toHaveLength(1);
      await expect(store.want('match', 'nowhere')).rejects.toThrow('nowhere');
    });

    it('has a note of what was due at most once, with what is due next or not at all', async () => {
      await store.createMatch(match('m'), [{ kind: 'bell', subject: 'm', at: 1 }]);
      const [{ id } = { id: -1 }] = await store.claimDue(1, LEASE, 1);
      const notes = async () => (await store.shown('match', 'm'))?.notes;
      const next = { kind: 'bell', subject: 'm', at: 9, payload: { times: 2 } };
      await expect(store.wantDue(id, 'nowhere', { kind: 'bell' }, [next])).rejects.toThrow('nowhere');
      expect(await store.nextDue()).toBe(1 + LEASE);
      expect(await store.wantDue(id, 'm', { kind: 'bell' }, [next])).toBe(true);
      expect(await store.wantDue(id, 'm', { kind: 'bell' }, [next])).toBe(false);
      expect(await notes()).toEqual([{ n: 2, note: { kind: 'bell' } }]);
      expect(await store.dueRows({ aside: false, limit: 9 })).toMatchObject([next]);
    });

    it('is the same with nights', async () => {
      await night('n');
      expect(await claim()).toMatchObject([{ kind: 'night', subject: 'n', guild: 'guild-1', until: null }]);
      await store.showed('ann', 'night', 'n', 1);
      await store.appendNight('n', 1, [{ n: 2, at: 2, by: null, why: null, event: { type: 'x' } }], { status: 'over' });
      expect(await claim()).toMatchObject([{ wanted: 2, until: NOW + 24 * 60 * 60 * 1000 }]);
      await store.showed('ann', 'night', 'n', 2);
      await store.want('night', 'n');
      expect(await subjects()).toEqual(['n']);
      // Created twice, it is one night.
      expect(await night('n')).toBe(false);
      await expect(store.want('night', 'nowhere')).rejects.toThrow('nowhere');
    });
  });
}
