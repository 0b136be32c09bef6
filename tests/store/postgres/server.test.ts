import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Conflict, Full, type Store, type StoreError } from '../../../src/store/index.js';
import { connectTo, openPostgres, type PostgresOptions } from '../../../src/store/postgres/engine.js';
import { explain } from '../../../src/store/postgres/errors.js';
import { LOCKS } from '../../../src/store/postgres/locks.js';
import { board, decision, deck, facts, line, match, outcome, snapshot } from '../samples.js';
import { newDatabase, run, testServer } from './place.js';

const server = await testServer();

describe.skipIf(server === null)('a database on a server', () => {
  const opened = async (address: string, options?: PostgresOptions): Promise<Store> => {
    const store = await openPostgres(address, options);
    onTestFinished(() => store.close());
    return store;
  };
  /** What keeps a database from being opened, by its kind and its sentence. */
  const refusal = async (address: string, options?: PostgresOptions): Promise<string> => {
    const error = (await opened(address, options).catch((caught: unknown) => caught)) as StoreError;
    expect(error.message).not.toContain('secret-of-tests');
    return `${error.trouble}: ${error.message}`;
  };
  /** Two processes, as the database sees them. */
  const two = async (): Promise<readonly [Store, Store]> => {
    const address = await newDatabase(server as string);
    return [await opened(address), await opened(address)];
  };
  const fresh = (): Promise<string> => newDatabase(server as string);

  describe('is refused with a sentence that says what to do', () => {
    it('where it is not ours, newer, or behind and not to be touched', async () => {
      const address = await fresh();
      expect(await refusal(address, { upgrade: false })).toMatch(/^foreign: /);
      await run(address, 'create table notes (id int)');
      expect(await refusal(address)).toMatch(/^foreign: .*create an empty database/);
      // Somebody else's, with the same tool.
      await run(address, 'create table __drizzle_migrations (id serial, hash text, created_at bigint)');
      expect(await refusal(address)).toMatch(/^foreign: /);
      const ours = await fresh();
      await (await openPostgres(ours)).close();
      await (await openPostgres(ours, { upgrade: false })).close();
      await run(ours, "insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
      expect(await refusal(ours)).toMatch(/^newer: .*update Longbox/);
      await run(ours, 'drop table shown', 'update __drizzle_migrations set created_at = 1');
      expect(await refusal(ours, { upgrade: false })).toMatch(/^behind: .*Start this Longbox/);
      // An upgrade that fails: nothing has changed.
      expect(await refusal(ours)).toMatch(/^upgrade: .*it is as it was/);
      expect(await refusal(ours, { upgrade: false })).toMatch(/^behind: /);
    });

    it('where nobody is let in, and where nobody answers', async () => {
      const address = await fresh();
      expect(await refusal(address.replace('secret-of-tests', 'wrong'))).toMatch(/^refused: .*DATABASE_URL/);
      expect(await refusal(`${server}/nowhere`)).toMatch(/^refused: /);
      expect(await refusal(address.replace(/:\d+\//, ':1/'))).toMatch(/^away: .*does not answer/);
    });

    it('also when it is opened by several at once: one of them fills it', async () => {
      const address = await fresh();
      const stores = await Promise.all([1, 2, 3, 4].map(() => opened(address)));
      await stores[0]?.createMatch(match('m'));
      expect(await stores[3]?.match('m')).toEqual(match('m'));
    });
  });

  describe('is shared by processes', () => {
    it('of which one writes each move', async () => {
      const [one, other] = await two();
      await one.createMatch(match('m'));
      await one.commit('m', 0, { moves: [], snapshot: snapshot(0), log: [line(1)] });
      for (let moves = 0; moves < 5; moves++) {
        const writers = Array.from({ length: 6 }, (_, n) =>
          (n % 2 === 0 ? one : other).commit('m', moves, {
            moves: [decision(moves + 1, n)],
            log: [line(moves + 2)],
            due: [{ kind: 'k', subject: 'm', at: n }],
          }),
        );
        const all = await Promise.allSettled(writers);
        expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const each of all) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Conflict);
        const n = all.findIndex(({ status }) => status === 'fulfilled');
        const now = await other.load('m');
        expect([now?.moves.at(-1), now?.match.moves]).toEqual([decision(moves + 1, n), moves + 1]);
        expect(await one.nextDue()).toBe(n);
      }
    });

    it('which never claim the same', async () => {
      const [one, other] = await two();
      for (let n = 0; n < 24; n++) {
        await one.createMatch(match(`m${n}`));
        await one.schedule({ kind: 'k', subject: `s${n}`, at: n, owner: `p${n % 3}`, lane: 'think' });
      }
      const stores = [one, other, one, other, one, other];
      const due = await Promise.all(stores.map(store => store.claimDue(100, 1000, 5, 'think')));
      const shown = await Promise.all(stores.map((store, n) => store.claimShown(`p${n}`, 100, 1000, 5)));
      for (const claimed of [due, shown]) {
        const subjects = claimed.flat().map(({ subject }) => subject);
        expect(new Set(subjects).size).toBe(subjects.length);
        expect(subjects.length).toBeGreaterThanOrEqual(5);
      }
      // Those that others held while they asked are left for the next time.
      const left = [...(await one.claimDue(100, 1000, 99)), ...due.flat()];
      expect(new Set(left.map(({ subject }) => subject)).size).toBe(24);
    });

    it('which schedule one of a kind, and give nobody more decks than there may be', async () => {
      const [one, other] = await two();
      const both = (work: (store: Store, n: number) => Promise<void>) =>
        Promise.allSettled([one, other, one, other, one].map(work));
      expect(await both((store, n) => store.schedule({ kind: 'k', subject: 's', at: n }))).toMatchObject(
        Array.from({ length: 5 }, () => ({ status: 'fulfilled' })),
      );
      expect(await one.dueRows({ aside: false, limit: 9 })).toHaveLength(1);
      const made = await both((store, n) => store.createDeck(deck(`d${n}`, 'ann'), 2));
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      for (const each of made) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Full);
    });

    it('whose matches end one after the other: none is passed over by who counts', async () => {
      const [one, other] = await two();
      const ids = Array.from({ length: 12 }, (_, n) => `m${n}`);
      for (const id of ids) await one.createMatch(match(id));
      const step = { moves: [decision(1)], log: [], status: 'over', outcome: outcome(1, 2), facts } as const;
      let from = 0;
      const counted: string[] = [];
      const count = async (): Promise<void> => {
        const found = await other.uncounted(99);
        counted.push(...found.endings.map(each => each.match.id));
        await other.count({ ...found, from, changes: [], tallies: [], ratings: [], steps: [] });
        from = found.upTo;
      };
      const ending = Promise.all(ids.map((id, n) => (n % 2 === 0 ? one : other).commit(id, 0, step)));
      while (from < 6) await count();
      await ending;
      await count();
      expect(counted.sort()).toEqual([...ids].sort());
    });

    it('which hear of each other, and not of themselves', async () => {
      const [one, other] = await two();
      const heard: string[] = [];
      const next = (): Promise<void> => new Promise(resolve => other.hear(() => resolve()));
      one.hear((what, match) => heard.push(`one ${what} ${match}`));
      other.hear((what, match) => heard.push(`other ${what} ${match}`));
      const told = next();
      await one.schedule({ kind: 'k', subject: 's', at: 1 });
      await told;
      const again = next();
      await one.createMatch(match('m'));
      await again;
      expect(heard).toEqual(['other due null', 'other shown m']);
      // What fails is no news, nor what wakes nothing.
      await expect(one.createMatch(match('m'))).rejects.toThrow();
      await one.wakeShown({ obstacles: ['permission', 'place'], guild: 'guild-1' });
      const last = next();
      await one.schedule({ kind: 'k', subject: 's', at: 2 });
      await last;
      expect(heard.slice(2)).toEqual(['other due null']);
    });
  });

  it('is closed also while another has it for itself', async () => {
    const address = await fresh();
    const store = await opened(address);
    const another = await connectTo(address);
    onTestFinished(() => another.end());
    const alone = another.query('select pg_advisory_lock($1, $2)', [...LOCKS.running]);
    const held = `from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    await run(address, `select pg_terminate_backend(pid) ${held} and granted`);
    await alone;
    while ((await another.query(`select 1 ${held} and not granted`)).rows.length === 0);
    await expect(store.close()).resolves.toBeUndefined();
  });

  it('that was restored shows all that is open again by what docs/hosts.md has done then', async () => {
    const address = await fresh();
    const store = await opened(address);
    for (const [id, status] of Object.entries({ open: 'playing', done: 'over' } as const)) {
      await store.createMatch(match(id, { status }));
      await store.setBoard(board(id, `board of ${id}`, { looks: 'as in the dump' }));
      await store.claimShown('ann', 0, 1000, 9);
      await store.showed('ann', 'match', id, 1);
    }
    expect(await store.claimShown('ann', 0, 1000, 9)).toEqual([]);
    const [, done = ''] = /^psql .* --command="(.*)"$/m.exec(readFileSync('docs/hosts.md', 'utf8')) ?? [];
    await run(address, done);
    expect((await store.claimShown('ann', 0, 1000, 9)).map(({ subject }) => subject)).toEqual(['open']);
    expect((await store.board('open'))?.looks).toBeNull();
  });

  it('that is out of memory does not answer: its disk is not to blame', () => {
    const { message } = explain(Object.assign(new Error('out of memory'), { code: '53200' }), 'here') as StoreError;
    expect(message).toMatch(/does not answer \(out of memory\)/);
  });

  it('keeps what is being written out of its errors', async () => {
    const store = await opened(await fresh());
    const broken = { ...match('m'), secret: 'f'.repeat(64), channel: null as unknown as string };
    const error = await store.createMatch(broken).catch((caught: unknown) => caught);
    expect(JSON.stringify([error, String(error), (error as Error).stack, (error as Error).cause])).not.toContain(
      'ffff',
    );
  });
});
