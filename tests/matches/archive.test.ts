import { fc } from '@fast-check/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { heavyHere } from '../../src/discord/heavy/heavy.js';
import type { House as DiscordHouse } from '../../src/discord/house.js';
import { bugReport } from '../../src/discord/match/bug-report.js';
import { gameOf, games } from '../../src/games/index.js';
import { copy, type Game } from '../../src/kernel/index.js';
import { playedIn } from '../../src/leagues/outcome.js';
import { archiveRested, REST } from '../../src/matches/record/archiving.js';
import { Records } from '../../src/matches/record/records.js';
import { stepOf } from '../../src/matches/record/replay.js';
import { transcriptOf } from '../../src/matches/record/transcript.js';
import { checkTranscript } from '../../src/matches/record/verdict.js';
import { Counting } from '../../src/stats/counting.js';
import { type Loaded, type MatchRow, openStore, type Store } from '../../src/store/index.js';
import { soak } from '../soak.js';
import { type Brought, type Finished, finished, keep } from './finished.js';
import { ann, bob, House, refused, seen } from './house.js';

const id = 'm1';

async function filled(match: Finished): Promise<Store> {
  const store = openStore(':memory:', { now: () => 1000 });
  onTestFinished(() => store.close());
  await keep(store, match);
  return store;
}

/** All that anybody can ask of a match that is over. What it changes, it changes last. */
async function asked(store: Store, game: Game): Promise<unknown> {
  const house = new House(store, gameOf);
  const look = await house.matches.look(id);
  const history = (await store.history(id)) as Loaded;
  const { match } = look;
  const lines = Array.from({ length: match.lines + 2 }, (_, n) => n);
  const steps = Array.from({ length: match.moves }, (_, at) => stepOf(game, history, at));
  const transcript = transcriptOf(match, history.moves);
  const records = new Records(store);
  const discord = { records, matches: house.matches, heavy: heavyHere } as unknown as DiscordHouse;
  const { files } = await bugReport(discord, match, 0, 'en');
  const counting = new Counting(store);
  return copy({
    rows: [await store.match(id), await store.load(id), history, await store.matchesOf({ player: 'ann' })],
    log: [await store.log(id, 0, 100_000), await store.log(id, match.lines - 3, 2), await store.log(id, 0, 0)],
    lines: await Promise.all(lines.map(n => store.logLine(id, n))),
    look: seen(look),
    steps: steps.map(({ lines: told, ...step }) => ({ ...step, told })),
    transcript,
    verdict: checkTranscript(game, transcript),
    told: [await records.ending(look), await playedIn(store, match)],
    bug: files?.map(file => String((file as { attachment: Buffer }).attachment)),
    endings: await store.uncounted(9),
    counted: [await counting.rebuild(), await store.tallies({}), await store.results({})],
    refused: [await refused(house.matches.concede(id, 'ann')), await refused(house.matches.takeBack(id, 'ann'))],
    rematch: await rematch(house),
  });
}

async function rematch(house: House): Promise<unknown> {
  const { options, seats, terms, set }: MatchRow = await house.lobby.again(await house.matches.look(id), bob);
  return { options, seats, terms, set };
}

describe.each(games.map(game => [game.id]))('a finished match of %s', name => {
  const game = gameOf(name) as Game;
  const brought = fc.constantFrom<Brought>('luck', 'nothing', 'sittings');

  it('answers everything as before once it is archived, and when somebody is forgotten then', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), brought, async (seed, how) => {
        const match = finished(name, how, seed);
        const [before, after] = [await filled(match), await filled(match)];
        expect(await after.archive(id)).toBe(true);
        expect(await asked(after, game)).toEqual(await asked(before, game));
        for (const store of [before, after]) {
          await store.forgetAmong('ann', 'former-1', '');
          await store.forget('ann', 'former-1');
        }
        const gone = await after.history(id);
        expect(gone).toEqual(await before.history(id));
        expect(JSON.stringify([gone, await after.log(id, 0, 100_000)])).not.toMatch(
          /"ann"|"Ann"|luck of Ann|Ann clicked/,
        );
        expect(await new Counting(after).rebuild()).toBe(await new Counting(before).rebuild());
        expect(await after.tallies({})).toEqual(await before.tallies({}));
      }),
      { numRuns: soak(5, 3) },
    );
  });
});

describe('matches are archived by themselves', () => {
  const match = finished('squad');
  const named = (n: number): Finished => ({ ...match, match: { ...match.match, id: `m${n}` } });
  /** Matches that ended one minute after the other. */
  async function ended(
    count: number,
  ): Promise<{ store: Store; at: (n: number) => number; left: () => Promise<string[]> }> {
    let time = 0;
    const at = (n: number): number => n * 60_000;
    const store = openStore(':memory:', { now: () => time });
    onTestFinished(() => store.close());
    for (let n = 1; n <= count; n++) {
      time = at(n);
      await keep(store, named(n));
    }
    const left = async () => (await store.unarchived({ after: 0, limit: 100 })).map(row => row.match);
    return { store, at, left };
  }

  it('a day after they ended, in that order, and looks again when the next has rested', async () => {
    const { store, at, left } = await ended(3);
    await archiveRested(store, at(1));
    expect(await left()).toEqual(['m1', 'm2', 'm3']);
    const first = (await store.unarchived({ limit: 1 }))[0]?.at ?? 0;
    expect(await store.nextDue()).toBe(first + REST);
    await archiveRested(store, at(2) + REST + 1000);
    expect(await left()).toEqual(['m3']);
    await archiveRested(store, at(4) + REST);
    expect(await left()).toEqual([]);
    expect(await store.nextDue()).toBe(at(4) + 2 * REST);
  });

  it('some at a time, with room for others between', async () => {
    const { store, at, left } = await ended(25);
    const now = at(25) + 2 * REST;
    await archiveRested(store, now);
    expect(await left()).toHaveLength(5);
    const [due] = await store.claimDue(now + 60_000, 1, 9);
    expect(due).toMatchObject({ kind: 'archive', subject: 'matches' });
    expect(due?.at).toBeLessThan(now + 60_000);
    await archiveRested(store, now);
    expect(await left()).toEqual([]);
  });

  it('although one of them cannot be read', async () => {
    const { store, at, left } = await ended(3);
    const damaged = {
      ...store,
      archive: async (one: string) => (one === 'm2' ? Promise.reject(new Error('damaged')) : store.archive(one)),
    };
    await expect(archiveRested(damaged, at(3) + 2 * REST)).rejects.toThrow('damaged');
    expect(await left()).toEqual(['m2']);
    await archiveRested(damaged, at(3) + 2 * REST);
    expect(await store.nextDue()).toBe(at(3) + 3 * REST);
  });

  it('although as many as fit into a batch cannot be read: these are told, and passed over', async () => {
    const { store, at, left } = await ended(25);
    const damaged = {
      ...store,
      archive: async (one: string) => (Number(one.slice(1)) > 20 ? store.archive(one) : Promise.reject(new Error(one))),
    };
    const now = at(25) + 2 * REST;
    await expect(archiveRested(damaged, now)).rejects.toThrow('m1: m1; m2: m2;');
    const [due] = await store.claimDue(now + 60_000, 1, 9);
    await archiveRested(damaged, now, due?.payload);
    expect(await left()).toHaveLength(20);
  });

  it('and tried again an hour after that failed, at the soonest', async () => {
    const { store, at } = await ended(3);
    const now = at(1) + REST + 1000;
    await expect(archiveRested({ ...store, archive: () => Promise.reject(new Error('full')) }, now)).rejects.toThrow();
    expect(await store.nextDue()).toBe(now + 60 * 60_000);
  });

  it('and not before: a rematch and a look at a table that has just ended meet the rows as they were', async () => {
    const { store } = await ended(1);
    const house = new House(store, gameOf);
    await archiveRested(store, REST - 1);
    expect(await store.unarchived({ limit: 9 })).toHaveLength(1);
    expect((await house.lobby.again(await house.matches.look('m1'), ann)).terms).toMatchObject({ rematchOf: 'm1' });
  });
});
