import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Conflict, Full, type MatchRow, type Store, type StoreOptions, Taken } from '../../src/store/index.js';
import { keepsLeases } from './contract-leases.js';
import { board, cardSet, decision, deck, facts, line, match, outcome, seat, snapshot } from './samples.js';

export type Open = (options: StoreOptions) => Promise<Store>;

/** Those of several writers who got through; the others must have found out that they were too late. */
const won = (all: readonly PromiseSettledResult<unknown>[]): readonly PromiseSettledResult<unknown>[] =>
  all.filter(each => each.status === 'fulfilled' || !(each.reason instanceof Conflict));

/** What any store must do, whatever database is under it. */
export function contract(name: string, open: Open): void {
  describe(`${name} keeps the contract`, () => {
    let store: Store;
    let now: number;

    beforeEach(async () => {
      now = 5000;
      store = await open({ now: () => now });
      onTestFinished(() => store.close());
    });

    const play = async (id: string, upTo: number): Promise<void> => {
      await store.createMatch(match(id));
      await store.commit(id, 0, { moves: [], snapshot: snapshot(0), log: [] });
      for (let seq = 1; seq <= upTo; seq++)
        await store.commit(id, seq - 1, { moves: [decision(seq)], snapshot: snapshot(seq), log: [line(seq)] });
    };

    describe('matches', () => {
      it('reads back what was created', async () => {
        const made = match('m', { outcome: outcome(1, 2), series: 's', seats: [seat(0, 'ann'), seat(1, null)] });
        await store.createMatch(made);
        expect(await store.match('m')).toEqual(made);
        expect(await store.match('other')).toBeNull();
      });

      it('keeps JSON of any shape', async () => {
        for (const [at, options] of [
          null,
          [],
          {},
          0,
          '',
          false,
          'text',
          [[null]],
          { a: { b: [1.5, 'ß🂡'] } },
        ].entries()) {
          await store.createMatch(match(`m${at}`, { options, terms: options }));
          expect(await store.match(`m${at}`)).toMatchObject({ options, terms: options });
        }
      });

      it('refuses a second match of the same id, and leaves the first alone', async () => {
        await store.createMatch(match('m'));
        const again = match('m', { game: 'other', seats: [] });
        await expect(store.createMatch(again, [{ kind: 'k', subject: 's', at: 1 }])).rejects.toThrow();
        expect(await store.match('m')).toEqual(match('m'));
        expect(await store.nextDue()).toBeNull();
      });

      it('creates nothing when a seat is there twice', async () => {
        await expect(store.createMatch(match('m', { seats: [seat(0, 'ann'), seat(0, 'bob')] }))).rejects.toThrow();
        expect(await store.match('m')).toBeNull();
      });

      it('schedules what a new match needs', async () => {
        await store.createMatch(match('m'), [{ kind: 'expire', subject: 'm', at: 9 }]);
        expect(await store.nextDue()).toBe(9);
      });

      it('changes and returns a match', async () => {
        await store.createMatch(match('m', { status: 'inviting', seats: [seat(0, 'ann')] }));
        const seats = [seat(1, 'bob'), seat(0, 'cyd')];
        const changed = await store.updateMatch(
          'm',
          1000,
          { status: 'choosing', seats, terms: null, guild: null, series: 'best of 3' },
          [{ kind: 'remind', subject: 'm', at: 77 }],
        );
        const wanted: MatchRow = {
          ...match('m', { status: 'choosing', terms: null, guild: null, series: 'best of 3', updatedAt: 5000 }),
          seats: [seat(0, 'cyd'), seat(1, 'bob')],
        };
        expect(changed).toEqual(wanted);
        expect(await store.match('m')).toEqual(wanted);
        expect(await store.nextDue()).toBe(77);
      });

      it('lets one of two writers change a match, also within one millisecond', async () => {
        now = 1000;
        await store.createMatch(match('m'));
        const both = await Promise.allSettled([
          store.updateMatch('m', 1000, { status: 'halted' }),
          store.updateMatch('m', 1000, { status: 'withdrawn' }, [{ kind: 'k', subject: 's', at: 1 }]),
        ]);
        expect(won(both)).toHaveLength(1);
        const isFirst = both[0].status === 'fulfilled';
        expect(await store.match('m')).toMatchObject({ status: isFirst ? 'halted' : 'withdrawn', updatedAt: 1001 });
        expect(await store.nextDue()).toBe(isFirst ? null : 1);
      });

      it('takes a given time of change, as long as time goes on', async () => {
        await store.createMatch(match('m'));
        expect((await store.updateMatch('m', 1000, { updatedAt: 7000 })).updatedAt).toBe(7000);
        expect((await store.updateMatch('m', 7000, { updatedAt: 3 })).updatedAt).toBe(7001);
      });

      it('notices a commit between reading and changing', async () => {
        await store.createMatch(match('m'));
        await store.commit('m', 0, { moves: [decision(1)], log: [] });
        await expect(store.updateMatch('m', 1000, { status: 'withdrawn' })).rejects.toThrow(Conflict);
      });

      it('leaves moves and lines to commits', async () => {
        await store.createMatch(match('m'));
        await expect(store.updateMatch('m', 1000, { moves: 3 })).rejects.toThrow('only a commit');
        await expect(store.updateMatch('m', 1000, { lines: 3 })).rejects.toThrow('only a commit');
        await store.updateMatch('m', 1000, { ...match('m'), status: 'over' });
        expect(await store.match('m')).toMatchObject({ status: 'over', moves: 0, lines: 0 });
      });

      it('knows no match that was never made', async () => {
        await expect(store.updateMatch('m', 1, {})).rejects.toThrow(Conflict);
        await expect(store.commit('m', 0, { moves: [], log: [] })).rejects.toThrow(Conflict);
        expect(await store.load('m')).toBeNull();
        expect(await store.loadAt('m', 0)).toBeNull();
        expect(await store.history('m')).toBeNull();
        expect(await store.log('m', 0, 10)).toEqual([]);
        expect(await store.logLine('m', 1)).toBeNull();
      });

      it('finds matches by what is asked, newest change first', async () => {
        await store.createMatch(match('a', { updatedAt: 1, guild: 'g', channel: 'x', seats: [seat(0, 'ann')] }));
        await store.createMatch(match('b', { updatedAt: 3, guild: 'g', status: 'over', series: 's' }));
        await store.createMatch(match('c', { updatedAt: 2, guild: null, seats: [seat(0, null), seat(1, 'bob')] }));
        const found = async (filter: Parameters<Store['matchesOf']>[0]) =>
          (await store.matchesOf(filter)).map(({ id }) => id);
        expect(await found({})).toEqual(['b', 'c', 'a']);
        expect(await found({ limit: 2 })).toEqual(['b', 'c']);
        expect(await found({ limit: 0 })).toEqual([]);
        expect(await found({ player: 'bob' })).toEqual(['b', 'c']);
        expect(await found({ player: 'ann', guild: 'g' })).toEqual(['b', 'a']);
        expect(await found({ channel: 'x' })).toEqual(['a']);
        expect(await found({ series: 's' })).toEqual(['b']);
        expect(await found({ status: ['over', 'halted'] })).toEqual(['b']);
        expect(await found({ status: ['playing'], player: 'bob' })).toEqual(['c']);
        expect(await found({ status: [] })).toEqual([]);
        expect(await found({ player: 'nobody' })).toEqual([]);
        await store.createMatch(match('bb', { updatedAt: 3, seats: [seat(0, 'ann')] }));
        expect(await found({ after: { updatedAt: 3, id: 'b' } })).toEqual(['bb', 'c', 'a']);
        expect(await found({ player: 'ann', after: { updatedAt: 3, id: 'bb' }, limit: 1 })).toEqual(['a']);
        expect(await found({ after: { updatedAt: 1, id: 'a' } })).toEqual([]);
        const left = { away: { 1: 'zoe' }, invited: 'bob' };
        await store.createMatch(match('d', { updatedAt: 4, host: 'yan', terms: left, seats: [seat(0, 'ann')] }));
        expect(await found({ returning: 'zoe' })).toEqual(['d']);
        expect(await found({ returning: 'yan' })).toEqual(['d']);
        expect(await found({ returning: 'bob' })).toEqual([]);
        expect(await found({ returning: '1' })).toEqual([]);
        expect(await found({ invited: 'bob' })).toEqual(['d']);
        expect(await found({ invited: 'bob', status: ['over'] })).toEqual([]);
        expect(await found({ invited: 'ann' })).toEqual([]);
        expect((await store.matchesOf({ series: 's' }))[0]?.seats).toEqual(match('b').seats);
      });
    });

    describe('moves', () => {
      it('has no snapshot before set-up', async () => {
        await store.createMatch(match('m'));
        const bare = { match: match('m'), snapshot: null, moves: [] };
        expect(await store.load('m')).toEqual({ ...bare, lately: [], drafts: [], preferences: { ann: {}, bob: {} } });
        expect(await store.loadAt('m', 0)).toEqual(bare);
        expect(await store.history('m')).toEqual(bare);
      });

      it('loads the newest snapshot and what came after it', async () => {
        await store.createMatch(match('m'));
        await store.commit('m', 0, { moves: [], snapshot: snapshot(0), log: [line(1), line(2)] });
        await store.commit('m', 0, { moves: [decision(1), decision(2)], snapshot: snapshot(2), log: [] });
        now = 6000;
        await store.commit('m', 2, { moves: [decision(3)], log: [line(3)], status: 'halted' });
        expect(await store.load('m')).toEqual({
          match: match('m', { moves: 3, lines: 3, status: 'halted', updatedAt: 6000 }),
          snapshot: snapshot(2),
          moves: [decision(3)],
          lately: [line(1), line(2), line(3)],
          drafts: [],
          preferences: { ann: {}, bob: {} },
        });
        expect(await store.loadAt('m', 1)).toMatchObject({
          snapshot: snapshot(0),
          moves: [decision(1), decision(2), decision(3)],
        });
        expect(await store.loadAt('m', 2)).toMatchObject({ snapshot: snapshot(2), moves: [decision(3)] });
        expect(await store.loadAt('m', 99)).toMatchObject({ snapshot: snapshot(2), moves: [decision(3)] });
        expect(await store.history('m')).toMatchObject({
          snapshot: snapshot(0),
          moves: [decision(1), decision(2), decision(3)],
        });
      });

      it('keeps each kind of move as it was', async () => {
        const moves = [
          decision(1),
          { type: 'leave', seq: 2, seat: 1, hash: 'h' },
          { type: 'undo', seq: 3, to: 0, prompts: 4, log: 5, redeal: true, cause: 'wish' },
        ] as const;
        await store.createMatch(match('m'));
        await store.commit('m', 0, { moves, log: [] });
        expect((await store.history('m'))?.moves).toEqual(moves);
      });

      it('lets one of two commits through', async () => {
        await play('m', 1);
        const both = await Promise.allSettled([
          store.commit('m', 1, { moves: [decision(2)], log: [line(2)] }),
          store.commit('m', 1, { moves: [decision(2, 99)], log: [line(2)], due: [{ kind: 'k', subject: 's', at: 1 }] }),
        ]);
        expect(won(both)).toHaveLength(1);
        const isFirst = both[0].status === 'fulfilled';
        expect((await store.load('m'))?.moves).toEqual([isFirst ? decision(2) : decision(2, 99)]);
        expect(await store.nextDue()).toBe(isFirst ? null : 1);
      });

      it('lets one of two set-ups through', async () => {
        await store.createMatch(match('m'));
        const setUp = { moves: [], snapshot: snapshot(0), log: [line(1)] };
        await store.commit('m', 0, setUp);
        await expect(store.commit('m', 0, { ...setUp, snapshot: snapshot(0, 'other') })).rejects.toThrow(Conflict);
        expect((await store.load('m'))?.snapshot).toEqual(snapshot(0));
      });

      it('refuses a step that was worked out from a match that is another by now', async () => {
        await play('m', 1);
        const { updatedAt } = (await store.match('m')) as MatchRow;
        const step = { moves: [decision(2)], log: [line(2)], terms: { from: 'before' }, readAt: updatedAt };
        const changed = await store.updateMatch('m', updatedAt, { terms: { agreed: 'since' } });
        await expect(store.commit('m', 1, step)).rejects.toThrow(Conflict);
        expect(await store.match('m')).toMatchObject({ moves: 1, terms: { agreed: 'since' } });
        await store.commit('m', 1, { ...step, readAt: changed.updatedAt });
        expect(await store.match('m')).toMatchObject({ moves: 2, terms: { from: 'before' } });
      });

      it('refuses a writer that is behind or ahead', async () => {
        await play('m', 3);
        for (const expected of [0, 2, 4])
          await expect(
            store.commit('m', expected, { moves: [decision(expected + 1)], log: [line(4)] }),
          ).rejects.toThrow(Conflict);
        expect(await store.match('m')).toMatchObject({ moves: 3, lines: 3 });
      });

      it('refuses moves with a gap', async () => {
        await play('m', 1);
        await expect(store.commit('m', 1, { moves: [decision(2), decision(4)], log: [] })).rejects.toThrow('follow');
        expect((await store.history('m'))?.moves).toHaveLength(1);
      });

      it('stores a snapshot once, and drops what an undo went back behind', async () => {
        await play('m', 4);
        await store.commit('m', 4, { moves: [], snapshot: snapshot(4, 'other'), log: [] });
        expect((await store.load('m'))?.snapshot).toEqual(snapshot(4));
        const undo = { type: 'undo', seq: 5, to: 2, prompts: 9, log: 4, redeal: false, cause: 'wish' } as const;
        await store.commit('m', 4, { moves: [undo], dropAfter: 2, log: [] });
        expect(await store.load('m')).toMatchObject({
          snapshot: snapshot(2),
          moves: [decision(3), decision(4), undo],
        });
        await store.commit('m', 5, { moves: [decision(6)], dropAfter: 1, snapshot: snapshot(6), log: [] });
        expect(await store.loadAt('m', 5)).toMatchObject({ snapshot: snapshot(1) });
        expect(await store.load('m')).toMatchObject({ snapshot: snapshot(6), moves: [] });
      });

      it('keeps the first snapshot and the newest 24', async () => {
        await play('m', 40);
        await play('other', 3);
        expect(await store.load('m')).toMatchObject({ snapshot: snapshot(40), moves: [] });
        expect(await store.loadAt('m', 17)).toMatchObject({ snapshot: snapshot(17) });
        const early = await store.loadAt('m', 16);
        expect(early?.snapshot).toEqual(snapshot(0));
        expect(early?.moves).toHaveLength(40);
        expect((await store.loadAt('m', 39))?.moves).toEqual([decision(40)]);
        expect((await store.history('m'))?.snapshot).toEqual(snapshot(0));
        expect((await store.loadAt('other', 1))?.snapshot).toEqual(snapshot(1));
      });
    });

    describe('the log', () => {
      it('is read in pieces and by line', async () => {
        await play('m', 5);
        expect(await store.log('m', 0, 100)).toEqual([1, 2, 3, 4, 5].map(line));
        expect(await store.log('m', 2, 2)).toEqual([line(3), line(4)]);
        expect(await store.log('m', 5, 10)).toEqual([]);
        expect(await store.log('m', 0, 0)).toEqual([]);
        expect(await store.logLine('m', 4)).toEqual(line(4));
        expect(await store.logLine('m', 6)).toBeNull();
      });

      it('may skip numbers: the match knows the last', async () => {
        await store.createMatch(match('m'));
        await store.commit('m', 0, { moves: [], log: [line(1), line(4)] });
        await store.commit('m', 0, { moves: [], log: [line(9)] });
        await store.commit('m', 0, { moves: [], log: [] });
        expect(await store.match('m')).toMatchObject({ lines: 9 });
        expect(await store.log('m', 1, 9)).toEqual([line(4), line(9)]);
        await expect(store.commit('m', 0, { moves: [], log: [line(7)] })).rejects.toThrow(Conflict);
      });
    });

    describe('one step', () => {
      const step = {
        moves: [decision(2)],
        snapshot: snapshot(2),
        log: [line(2)],
        closed: [7],
        status: 'over',
      } as const;

      beforeEach(async () => {
        await play('m', 1);
        await store.setDraft('m', 7, 0, { half: 'done' });
        await store.setDraft('m', 8, 0, 'kept');
      });

      const unchanged = async (): Promise<void> => {
        expect(await store.load('m')).toEqual({
          match: match('m', { moves: 1, lines: 1, updatedAt: 5001 }),
          snapshot: snapshot(1),
          moves: [],
          lately: [line(1)],
          drafts: [
            { prompt: 7, seat: 0, draft: { half: 'done' } },
            { prompt: 8, seat: 0, draft: 'kept' },
          ],
          preferences: { ann: {}, bob: {} },
        });
        expect(await store.history('m')).toMatchObject({ snapshot: snapshot(0), moves: [decision(1)] });
        expect(await store.log('m', 0, 9)).toEqual([line(1)]);
        expect(await store.results({})).toEqual([]);
        expect(await store.nextDue()).toBeNull();
      };

      it('is written whole', async () => {
        const after = match('m', { moves: 2, lines: 2, status: 'over', outcome: outcome(2, 1), updatedAt: 5002 });
        const whole = { ...step, outcome: outcome(2, 1), facts, due: [{ kind: 'rematch', subject: 'm', at: 50 }] };
        expect(await store.commit('m', 1, whole)).toEqual(after);
        await store.setPlayerPreferences('ann', 'Ann', { pings: 'off' });
        expect(await store.load('m')).toEqual({
          match: after,
          snapshot: snapshot(2),
          moves: [],
          lately: [line(1), line(2)],
          drafts: [{ prompt: 8, seat: 0, draft: 'kept' }],
          preferences: { ann: { pings: 'off' }, bob: {} },
        });
        expect(await store.nextDue()).toBe(50);
        expect(await store.results({})).toHaveLength(2);
      });

      it('writes nothing when a log line is there twice', async () => {
        await expect(store.commit('m', 1, { ...step, log: [line(2), line(2)] })).rejects.toThrow();
        await unchanged();
      });

      it('writes nothing when a result has no place', async () => {
        await expect(store.commit('m', 1, { ...step, outcome: outcome(1), facts })).rejects.toThrow('no place');
        await unchanged();
      });

      it('writes nothing when what is due cannot be scheduled', async () => {
        const broken = { kind: 'k', subject: null as unknown as string, at: 1 };
        const good = { kind: 'k', subject: 's', at: 1 };
        await expect(
          store.commit('m', 1, { ...step, dropAfter: 0, outcome: outcome(1, 2), facts, due: [good, broken] }),
        ).rejects.toThrow();
        await unchanged();
        await expect(store.createMatch(match('n'), [good, broken])).rejects.toThrow();
        expect(await store.match('n')).toBeNull();
        await expect(store.updateMatch('m', 5001, { status: 'over' }, [good, broken])).rejects.toThrow();
        await unchanged();
      });

      it('goes on after a failure', async () => {
        await expect(store.commit('m', 1, { ...step, log: [line(2), line(2)] })).rejects.toThrow();
        await store.commit('m', 1, step);
        expect(await store.match('m')).toMatchObject({ moves: 2, status: 'over' });
      });
    });

    describe('results', () => {
      const end = async (id: string, at: number, change: Partial<MatchRow>, ...places: number[]): Promise<void> => {
        now = at;
        await store.createMatch(match(id, change));
        await store.commit(id, 0, { moves: [decision(1)], log: [], outcome: outcome(...places), facts });
      };

      it('has one row for each seat that was taken', async () => {
        await end('m', 9000, { seats: [seat(0, 'ann'), seat(1, null), seat(2, 'practice:easy')] }, 2, 3, 1);
        const row = { match: 'm', game: 'squad', ruleset: 'quick', guild: 'guild-1', facts, at: 9000, quest: null };
        expect(await store.results({})).toEqual([
          { ...row, seat: 0, player: 'ann', place: 2, won: false },
          { ...row, seat: 2, player: 'practice:easy', place: 1, won: true },
        ]);
      });

      it('is found by player, server and game, newest first', async () => {
        await end('a', 2000, { guild: 'g1', game: 'one' }, 1, 2);
        await end('b', 4000, { guild: 'g2', game: 'one', seats: [seat(0, 'ann')] }, 1);
        await end('c', 3000, { guild: null, game: 'two' }, 1, 1);
        const found = async (filter: Parameters<Store['results']>[0]) =>
          (await store.results(filter)).map(row => `${row.match}${row.seat}`);
        expect(await found({})).toEqual(['b0', 'c0', 'c1', 'a0', 'a1']);
        expect(await found({ player: 'ann' })).toEqual(['b0', 'c0', 'a0']);
        expect(await found({ player: 'ann', limit: 1 })).toEqual(['b0']);
        expect(await found({ after: { at: 3000, match: 'c', seat: 0 } })).toEqual(['c1', 'a0', 'a1']);
        expect(await found({ player: 'ann', after: { at: 3000, match: 'c', seat: 0 } })).toEqual(['a0']);
        expect(await found({ guild: 'g1' })).toEqual(['a0', 'a1']);
        expect(await found({ game: 'one', player: 'bob' })).toEqual(['a1']);
        expect(await found({ player: 'nobody' })).toEqual([]);
      });

      it('counts a draw as nobody’s win', async () => {
        await end('a', 2000, {}, 1, 1);
        await end('b', 3000, {}, 1, 2);
        expect((await store.results({})).map(row => [row.match, row.player, row.won])).toEqual([
          ['b', 'ann', true],
          ['b', 'bob', false],
          ['a', 'ann', false],
          ['a', 'bob', false],
        ]);
      });

      it('tells quests from all other matches', async () => {
        const quest = { id: 'iron-man-4', level: 'strong' };
        await end('a', 2000, { terms: { invited: null, quest } }, 1, 2);
        await end('b', 3000, { terms: { invited: null } }, 1, 2);
        await end('c', 4000, { terms: null }, 1, 2);
        const found = async (filter: Parameters<Store['results']>[0]) =>
          (await store.results({ player: 'ann', ...filter })).map(row => [row.match, row.quest]);
        expect(await found({ quests: true })).toEqual([['a', quest]]);
        expect(await found({ quests: false })).toEqual([
          ['c', null],
          ['b', null],
        ]);
        expect(await found({})).toHaveLength(3);
      });

      it('needs an outcome and facts, and counts a match once', async () => {
        await store.createMatch(match('m'));
        await store.commit('m', 0, { moves: [], log: [], outcome: outcome(1, 2) });
        await store.commit('m', 0, { moves: [], log: [], facts });
        expect(await store.results({})).toEqual([]);
        await store.commit('m', 0, { moves: [], log: [], outcome: outcome(1, 2), facts });
        await store.commit('m', 0, { moves: [], log: [], outcome: outcome(2, 1), facts });
        expect((await store.results({})).map(row => row.place)).toEqual([2, 1]);
      });
    });

    describe('drafts and boards', () => {
      it('keeps a draft for each question and seat', async () => {
        await store.createMatch(match('m'));
        const drafts = async () => (await store.load('m'))?.drafts;
        expect(await drafts()).toEqual([]);
        await store.setDraft('m', 1, 0, { pay: ['a'] });
        await store.setDraft('m', 1, 1, 'other seat');
        await store.setDraft('m', 1, 0, { pay: ['a', 'b'] });
        expect(await drafts()).toEqual([
          { prompt: 1, seat: 0, draft: { pay: ['a', 'b'] } },
          { prompt: 1, seat: 1, draft: 'other seat' },
        ]);
        await store.setDraft('m', 1, 0, null);
        expect(await drafts()).toEqual([{ prompt: 1, seat: 1, draft: 'other seat' }]);
        await expect(store.setDraft('nowhere', 1, 0, 1)).rejects.toThrow();
      });

      it('keeps one board for a match', async () => {
        await store.createMatch(match('m'));
        await store.createMatch(match('n'));
        expect(await store.board('m')).toBeNull();
        await store.setBoard(board('m', 'message-1'));
        const telling = { message: 'message-9', from: 3, createdAt: 1500, calls: true, call: null };
        await store.setBoard(board('n', 'message-2', { thread: 't', posted: 4, telling }));
        expect(await store.boardByMessage('message-1')).toEqual(board('m', 'message-1'));
        await store.setBoard(board('m', 'message-3', { posted: 9, createdAt: 2000 }));
        expect(await store.board('m')).toEqual(board('m', 'message-3', { posted: 9, createdAt: 2000 }));
        expect(await store.boardByMessage('message-1')).toBeNull();
        expect(await store.boardByMessage('message-2')).toEqual(
          board('n', 'message-2', { thread: 't', posted: 4, telling }),
        );
        await expect(store.setBoard(board('nowhere', 'message-4'))).rejects.toThrow();
      });

      it('changes some fields of a board and leaves the others as another has written them', async () => {
        await store.createMatch(match('m'));
        const seen = await store.setBoard(board('m', 'message-1'), ['looks']);
        expect(seen).toEqual(board('m', 'message-1'));
        const shown = board('m', 'message-2', { posted: 9, createdAt: 2000, looks: 'new' });
        await store.setBoard(shown);
        expect(await store.setBoard({ ...seen, looks: null }, ['looks'])).toEqual({ ...shown, looks: null });
        expect(await store.board('m')).toEqual({ ...shown, looks: null });
      });
    });

    describe('what is due', () => {
      it('is claimed once, and is back when the lease runs out', async () => {
        await store.schedule({ kind: 'bot', subject: 'm', at: 100, payload: { seat: 1 } });
        expect(await store.claimDue(99, 50, 10)).toEqual([]);
        const [first, ...others] = await store.claimDue(100, 50, 10);
        const usual = { lane: 'clock', owner: null, failures: 0, problem: null, aside: null };
        const row = { id: expect.any(Number), kind: 'bot', subject: 'm', at: 100, payload: { seat: 1 } };
        expect(first).toEqual({ ...row, ...usual });
        expect(others).toEqual([]);
        expect(await store.nextDue()).toBe(150);
        expect(await store.claimDue(149, 50, 10)).toEqual([]);
        expect(await store.claimDue(150, 50, 10)).toEqual([first]);
        await store.finishDue(first?.id ?? -1);
        expect(await store.claimDue(9999, 50, 10)).toEqual([]);
        expect(await store.nextDue()).toBeNull();
      });

      it('stays whose it is as long as they hold it, and not once it is somebody else’s or failed', async () => {
        await store.schedule({ kind: 'bot', subject: 'm', at: 100 });
        const [{ id } = { id: -1 }] = await store.claimDue(100, 50, 1);
        await store.holdDue(id, 150, 190);
        expect(await store.nextDue()).toBe(190);
        await store.holdDue(id, 150, 250);
        expect(await store.nextDue()).toBe(190);
        await store.failDue(id, 190, { problem: 'no', now: 160, again: 500 });
        await store.holdDue(id, 190, 230);
        expect(await store.nextDue()).toBe(500);
      });

      it('is handed to one of two who ask', async () => {
        for (const subject of ['a', 'b', 'c']) await store.schedule({ kind: 'k', subject, at: 1 });
        const both = await Promise.all([store.claimDue(5, 50, 2), store.claimDue(5, 50, 2)]);
        expect(
          both
            .flat()
            .map(row => row.subject)
            .sort(),
        ).toEqual(['a', 'b', 'c']);
      });

      it('comes in order of time', async () => {
        await store.schedule({ kind: 'k', subject: 'late', at: 30 });
        await store.schedule({ kind: 'k', subject: 'early', at: 10 });
        await store.schedule({ kind: 'k', subject: 'middle', at: 20 });
        expect(await store.nextDue()).toBe(10);
        expect((await store.claimDue(99, 1, 2)).map(row => row.subject)).toEqual(['early', 'middle']);
        expect(await store.claimDue(99, 1, 0)).toEqual([]);
      });

      it('is one of a kind for a subject', async () => {
        await store.schedule({ kind: 'k', subject: 's', at: 10, payload: 1 });
        await store.schedule({ kind: 'k', subject: 's', at: 40 });
        await store.schedule({ kind: 'other', subject: 's', at: 50 });
        expect(await store.nextDue()).toBe(40);
        expect(await store.claimDue(45, 1, 9)).toMatchObject([{ kind: 'k', subject: 's', at: 40, payload: null }]);
      });

      it('is claimed by lane, where people take turns', async () => {
        const think = (subject: string, owner: string, at: number) =>
          store.schedule({ kind: 'k', subject, at, owner, lane: 'think' });
        for (const n of [1, 2, 3]) await think(`ann-${n}`, 'ann', n);
        await think('bob-1', 'bob', 4);
        await think('bob-2', 'bob', 9);
        await store.schedule({ kind: 'k', subject: 'clock', at: 1 });
        expect(await store.nextInLanes()).toEqual({ think: 1, clock: 1 });
        const names = (rows: readonly { subject: string }[]) => rows.map(({ subject }) => subject);
        expect(names(await store.claimDue(5, 100, 3, 'think'))).toEqual(['ann-1', 'bob-1', 'ann-2']);
        expect(await store.nextInLanes()).toEqual({ think: 3, clock: 1 });
        expect(names(await store.claimDue(9, 100, 9, 'think'))).toEqual(['ann-3', 'bob-2']);
        expect(names(await store.claimDue(9, 100, 9))).toEqual(['clock']);
      });

      it('rests after a failure, is set aside in the end, and comes back when it is retried', async () => {
        await store.schedule({ kind: 'k', subject: 's', at: 1 });
        await store.schedule({ kind: 'k', subject: 'other', at: 900 });
        const [{ id } = { id: -1 }] = await store.claimDue(1, 50, 1);
        await store.failDue(id, 51, { problem: 'no', now: 2, again: 20 });
        expect(await store.nextDue()).toBe(20);
        expect(await store.claimDue(20, 50, 1)).toMatchObject([{ id, failures: 1, problem: 'no', aside: null }]);
        await store.failDue(id, 70, { problem: 'still no', now: 21, again: null });
        expect(await store.claimDue(800, 50, 9)).toEqual([]);
        expect([await store.nextDue(), await store.nextInLanes()]).toEqual([900, { clock: 900 }]);
        expect(await store.dueRows({ aside: true, limit: 9 })).toMatchObject([
          { id, failures: 2, problem: 'still no', aside: 21 },
        ]);
        expect((await store.dueRows({ aside: false, limit: 9 })).map(({ subject }) => subject)).toEqual(['s', 'other']);
        expect([await store.retryDue(30, id + 1), await store.retryDue(30, id), await store.retryDue(31)]).toEqual([
          0, 1, 0,
        ]);
        expect(await store.claimDue(30, 50, 1)).toMatchObject([{ id, failures: 0, aside: null }]);
        await store.failDue(id, 80, { problem: 'no', now: 31, again: null });
        await store.schedule({ kind: 'k', subject: 's', at: 40 });
        expect(await store.dueRows({ aside: true, limit: 9 })).toEqual([]);
        await store.failDue(id, 80, { problem: 'late', now: 32, again: null });
        expect(await store.claimDue(40, 50, 1)).toMatchObject([{ subject: 's', failures: 0, problem: null }]);
      });

      it('fails only for those who hold it', async () => {
        await store.schedule({ kind: 'k', subject: 's', at: 1 });
        const [{ id } = { id: -1 }] = await store.claimDue(1, 50, 1);
        expect(await store.claimDue(60, 50, 1)).toMatchObject([{ id, failures: 0 }]);
        await store.failDue(id, 51, { problem: 'late', now: 61, again: null });
        expect(await store.dueRows({ aside: false, limit: 9 })).toMatchObject([{ id, failures: 0, problem: null }]);
        expect(await store.nextDue()).toBe(110);
        await store.failDue(id, 110, { problem: 'no', now: 62, again: 70 });
        expect(await store.claimDue(70, 50, 1)).toMatchObject([{ id, failures: 1, problem: 'no' }]);
      });

      it('outlives the finishing of what it replaced', async () => {
        await store.schedule({ kind: 'k', subject: 's', at: 10 });
        const [old] = await store.claimDue(10, 1000, 1);
        await store.schedule({ kind: 'k', subject: 's', at: 20 });
        await store.finishDue(old?.id ?? -1);
        expect(await store.claimDue(20, 1000, 1)).toMatchObject([{ at: 20 }]);
      });
    });

    describe('leases', () => keepsLeases(() => store));

    describe('people and decks', () => {
      it('prefers nothing at first', async () => {
        expect(await store.playerPreferences('ann')).toEqual({});
        expect(await store.guildSettings('g')).toEqual({});
      });

      it('changes preferences only where they are what they are said to be, if that is said', async () => {
        await store.setPlayerPreferences('ann', 'Ann', { locale: 'de' }, {});
        await expect(store.setPlayerPreferences('ann', 'Ann', { locale: 'fr' }, {})).rejects.toThrow(Conflict);
        await expect(store.setPlayerPreferences('bob', 'Bob', {}, { locale: 'de' })).rejects.toThrow(Conflict);
        await store.setPlayerPreferences('ann', 'Ann', { locale: 'en' }, { locale: 'de' });
        expect(await store.playerPreferences('ann')).toEqual({ locale: 'en' });
      });

      it('keeps preferences and settings', async () => {
        await store.setPlayerPreferences('ann', 'Ann', { locale: 'de' });
        await store.setPlayerPreferences('ann', 'Annie', { locale: 'en' });
        await store.setGuildSettings('g', { channel: 'c' });
        await store.setGuildSettings('g', null);
        expect(await store.playerPreferences('ann')).toEqual({ locale: 'en' });
        expect(await store.guildSettings('g')).toBeNull();
        expect(await store.playerPreferences('bob')).toEqual({});
      });

      it('keeps decks', async () => {
        await store.createDeck(deck('d1', 'ann'), 9);
        await store.createDeck(deck('d2', 'ann', { game: 'smash', updatedAt: 3000, code: 'XYZ' }), 9);
        await store.createDeck(deck('d3', 'bob'), 9);
        expect((await store.decks('ann')).map(row => row.id)).toEqual(['d2', 'd1']);
        expect(await store.decks('ann', 'squad')).toEqual([deck('d1', 'ann')]);
        expect(await store.decks('nobody')).toEqual([]);
        expect(await store.deck('d3')).toEqual(deck('d3', 'bob'));
        expect(await store.deck('d9')).toBeNull();
        expect((await store.deckByCode('XYZ'))?.id).toBe('d2');
        expect(await store.deckByCode('ABC')).toBeNull();
      });

      it('changes, shares and deletes decks', async () => {
        const first = deck('d1', 'ann');
        await store.createDeck(first, 9);
        const changed = deck('d1', 'ann', { deck: { name: 'New', cards: {} }, code: 'ABC', updatedAt: 2000 });
        await store.changeDeck(changed, first.updatedAt);
        expect(await store.deck('d1')).toEqual(changed);
        await expect(store.createDeck(deck('d2', 'bob', { code: 'ABC' }), 9)).rejects.toThrow(Taken);
        expect(await store.deck('d2')).toBeNull();
        await store.deleteDeck('d1');
        await store.deleteDeck('d1');
        expect(await store.deck('d1')).toBeNull();
        await store.createDeck(deck('d2', 'bob', { code: 'ABC' }), 9);
        expect((await store.deckByCode('ABC'))?.owner).toBe('bob');
      });

      it('changes no deck that has changed meanwhile, or is gone', async () => {
        const first = deck('d1', 'ann');
        await store.createDeck(first, 9);
        await store.changeDeck({ ...first, updatedAt: first.updatedAt + 1 }, first.updatedAt);
        const late = { ...first, deck: { name: 'Late', cards: {} }, updatedAt: first.updatedAt + 2 };
        await expect(store.changeDeck(late, first.updatedAt)).rejects.toThrow(Conflict);
        expect((await store.deck('d1'))?.deck).toEqual(first.deck);
        await store.deleteDeck('d1');
        await expect(store.changeDeck(late, first.updatedAt + 1)).rejects.toThrow(Conflict);
        expect(await store.deck('d1')).toBeNull();
      });

      it('keeps one deck of a name for each owner and game, in capitals or not', async () => {
        const named = (id: string, owner: string, name: string, game = 'squad') =>
          deck(id, owner, { game, deck: { name, cards: {} } });
        await store.createDeck(named('d1', 'ann', 'Éclair'), 9);
        await expect(store.createDeck(named('d2', 'ann', 'éCLAIR'), 9)).rejects.toThrow(Taken);
        await store.createDeck(named('d2', 'ann', 'éclair', 'smash'), 9);
        await store.createDeck(named('d3', 'bob', 'éclair'), 9);
        await store.createDeck(named('d4', 'ann', 'Other'), 9);
        await expect(store.changeDeck(named('d4', 'ann', 'ÉCLAIR'), deck('', '').updatedAt)).rejects.toThrow(Taken);
        await store.changeDeck({ ...named('d1', 'ann', 'ÉCLAIR'), updatedAt: 9000 }, deck('', '').updatedAt);
        expect((await store.deck('d1'))?.deck.name).toBe('ÉCLAIR');
      });

      it('takes as many decks of a person as it is told, and no more', async () => {
        await store.createDeck(deck('d1', 'ann'), 2);
        await store.createDeck(deck('d2', 'ann', { game: 'smash' }), 2);
        await expect(store.createDeck(deck('d3', 'ann'), 2)).rejects.toThrow(Full);
        await store.createDeck(deck('d4', 'bob'), 2);
        expect((await store.decks('ann')).map(row => row.id)).toEqual(['d1', 'd2']);
      });

      it('keeps what people have half entered, until their deck is deleted', async () => {
        await store.createDeck(deck('d1', 'ann'), 9);
        await store.setDeckDraft('ann', 'd1', { search: 'storm' });
        await store.setDeckDraft('ann', 'd1', { search: 'thor' });
        await store.setDeckDraft('bob', 'd1', 'x');
        await store.setDeckDraft('ann', 'd2', 'y');
        expect(await store.deckDraft('ann', 'd1')).toEqual({ search: 'thor' });
        expect(await store.deckDraft('carl', 'd1')).toBeNull();
        await store.setDeckDraft('bob', 'd1', null);
        expect(await store.deckDraft('bob', 'd1')).toBeNull();
        await store.deleteDeck('d1');
        expect(await store.deckDraft('ann', 'd1')).toBeNull();
        expect(await store.deckDraft('ann', 'd2')).toBe('y');
      });
    });

    describe('sets of cards', () => {
      const loaded = (name: string, n: number, guild = 'guild-1') => ({
        guild,
        set: cardSet(name, n),
        by: 'ann',
        at: n,
      });

      it('are among what somebody has done for others, and so are corrections', async () => {
        for (const row of [loaded('Two', 2), { ...loaded('Three', 3, 'guild-2'), by: 'bob' }])
          await store.loadSet(row, 9);
        const game = loaded('Two', 2).set.game;
        const sets = [{ guild: 'guild-1', game, name: 'Two', at: 2 }];
        expect(await store.deeds('ann')).toEqual({ sets, corrections: [] });
        expect(await store.deeds('cat')).toEqual({ sets: [], corrections: [] });
      });

      it('belong to their server, one of a name in a game, the newest', async () => {
        for (const row of [loaded('Two', 1), loaded('One', 1), loaded('ONE', 2), loaded('One', 3, 'guild-2')])
          await store.loadSet(row, 2);
        expect(await store.sets('guild-1')).toEqual([loaded('ONE', 2), loaded('Two', 1)]);
        expect(await store.sets('guild-2')).toEqual([loaded('One', 3, 'guild-2')]);
        await expect(store.loadSet(loaded('Three', 1), 2)).rejects.toThrow(Full);
        await store.removeSet('guild-1', 'smash', 'one');
        expect(await store.sets('guild-1')).toEqual([loaded('Two', 1)]);
        expect(await store.sets('guild-2')).toHaveLength(1);
      });

      it('stay with the matches that began with them, whatever their server does', async () => {
        await store.loadSet(loaded('One', 1), 9);
        await store.createMatch(match('m', { set: cardSet('One', 1) }));
        await store.loadSet(loaded('One', 2), 9);
        await store.createMatch(match('n', { set: cardSet('One', 2) }));
        await store.removeSet('guild-1', 'smash', 'One');
        expect((await store.match('m'))?.set).toEqual(cardSet('One', 1));
        expect((await store.load('n'))?.match.set).toEqual(cardSet('One', 2));
        const [before] = await store.matchesOf({ limit: 1 });
        const after = await store.updateMatch('m', 1000, { status: 'over' });
        expect(after.set).toEqual(cardSet('One', 1));
        expect(before?.set).not.toBeNull();
      });
    });

    describe('archives', () => {
      const end = async (id: string, moves = 5): Promise<void> => {
        await play(id, moves);
        const step = { moves: [], log: [line(moves + 1)], status: 'over', outcome: outcome(1, 2), facts } as const;
        await store.commit(id, moves, step);
      };
      const read = async (id: string): Promise<unknown> => [
        await store.load(id),
        await store.history(id),
        await store.log(id, 0, 99),
        await store.log(id, 2, 2),
        await store.log(id, 99, 9),
        await store.logLine(id, 3),
        await store.logLine(id, 99),
        await store.results({}),
        await store.uncounted(9),
      ];

      it('answer as the match did', async () => {
        for (const moves of [5, 40, 0]) {
          const id = `m${moves}`;
          await end(id, moves);
          const before = await read(id);
          expect(await store.archive(id)).toBe(true);
          expect(await read(id)).toEqual(before);
        }
      });

      it('have the first and the last table of a match, and lead to any between', async () => {
        await end('m', 9);
        await store.archive('m');
        expect(await store.loadAt('m', 8)).toMatchObject({ snapshot: snapshot(0), moves: { length: 9 } });
        expect(await store.loadAt('m', 9)).toMatchObject({ snapshot: snapshot(9), moves: [] });
      });

      it('are of matches that are over, once each, and nothing is added to them', async () => {
        await play('open', 2);
        await end('m');
        expect([await store.archive('open'), await store.archive('nowhere')]).toEqual([false, false]);
        expect([await store.archive('m'), await store.archive('m')]).toEqual([true, false]);
        await expect(store.commit('m', 5, { moves: [decision(6)], log: [] })).rejects.toThrow('archived');
        expect((await store.history('m'))?.moves).toHaveLength(5);
        expect((await store.updateMatch('m', (await store.match('m'))?.updatedAt ?? 0, { terms: 1 })).terms).toBe(1);
      });

      it('leave the others in the order in which they ended', async () => {
        for (const id of ['b', 'a', 'd', 'c']) {
          now += 10;
          await end(id);
        }
        const left = async (filter: Parameters<Store['unarchived']>[0]) =>
          (await store.unarchived(filter)).map(row => row.match);
        expect(await store.unarchived({ limit: 1 })).toEqual([
          { n: 1, match: 'b', at: (await store.match('b'))?.updatedAt },
        ]);
        await store.archive('a');
        expect(await left({ limit: 9 })).toEqual(['d', 'c']);
        expect(await left({ after: 0, limit: 9 })).toEqual(['b', 'd', 'c']);
        expect(await left({ after: 1, limit: 1 })).toEqual(['d']);
      });

      it('are also of matches that were closed once they had begun, which count for nothing', async () => {
        await play('m', 5);
        await store.createMatch(match('lobby'));
        for (const id of ['m', 'lobby'])
          await store.updateMatch(id, (await store.match(id))?.updatedAt ?? 0, { status: 'withdrawn' });
        expect((await store.unarchived({ limit: 9 })).map(row => row.match)).toEqual(['m']);
        expect(await store.uncounted(9)).toMatchObject({ upTo: 1, endings: [] });
        const before = await read('m');
        expect(await store.archive('m')).toBe(true);
        expect(await read('m')).toEqual(before);
        expect(await store.unarchived({ after: 0, limit: 9 })).toEqual([]);
      });

      it('make room that can be given back', async () => {
        await end('m');
        await store.archive('m');
        await store.compact();
        expect((await store.history('m'))?.moves).toHaveLength(5);
      });
    });

    it('numbers the bundles of failures, and tells of them', async () => {
      const first = await store.keepBundle('m', 1, { stack: 'boom' });
      const second = await store.keepBundle('m', 2, null);
      expect(second).toBeGreaterThan(first);
      expect((await store.bundles(9)).map(({ id }) => id)).toEqual([second, first]);
      expect(await store.bundles(1)).toEqual([{ id: second, match: 'm', at: 2, bundle: null }]);
      expect(await store.bundle(first)).toEqual({ id: first, match: 'm', at: 1, bundle: { stack: 'boom' } });
      expect(await store.bundle(second + 1)).toBeNull();
    });

    it('keeps one bundle of a failure that is repeated in a match', async () => {
      const first = await store.keepBundle('m', 1, { stack: 'boom', moves: [] });
      expect(await store.keepBundle('m', 2, { stack: 'boom', moves: [1] })).toBe(first);
      const others = [
        await store.keepBundle('n', 3, { stack: 'boom' }),
        await store.keepBundle('m', 4, { stack: 'bang' }),
      ];
      expect((await store.bundles(9)).map(({ id }) => id)).toEqual([...others.reverse(), first]);
    });

    it('rejects rather than throws, and nothing works after closing', async () => {
      await store.close();
      await store.close();
      for (const call of [store.match('m'), store.schedule({ kind: 'k', subject: 's', at: 1 })])
        await expect(call).rejects.toThrow();
    });
  });
}
