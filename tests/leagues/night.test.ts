import { describe, expect, it } from 'vitest';
import type { LeagueEvent, Line } from '../../src/leagues/events.js';
import { fold, type Night, openTables, places, plays, present, tableAt } from '../../src/leagues/night.js';
import { comesNext } from '../../src/leagues/progress.js';
import { PLAN } from './nights.js';

const plan = { ...PLAN, most: 3 };
const joined = (player: string): LeagueEvent => ({ type: 'joined', player, name: player, deck: null });

function told(...events: readonly LeagueEvent[]): Night {
  const all: readonly LeagueEvent[] = [{ type: 'created', plan }, ...events];
  return fold(
    'night',
    all.map((event, at): Line => ({ n: at + 1, at: at * 1000, by: null, why: null, event })),
  );
}

it('counts a night that says nothing of which of its season it is by its number in the series', () => {
  const { seasonNight: _, ...older } = { ...plan, number: 3 };
  const created = { type: 'created', plan: older } as LeagueEvent;
  expect(fold('night', [{ n: 1, at: 0, by: null, why: null, event: created }]).plan.seasonNight).toBe(3);
});

const pairedOnce: LeagueEvent = {
  type: 'paired',
  round: 1,
  seed: 's',
  tables: [
    { n: 1, players: ['a', 'b'] },
    { n: 2, players: ['c'] },
  ],
};

describe('signing up', () => {
  it('is in order, and who comes when it is full waits until somebody leaves', () => {
    const full = told(...['a', 'b', 'c', 'd', 'e'].map(joined));
    const names = (night: Night) =>
      [places(night).playing, places(night).waiting].map(all => all.map(one => one.player).join(''));
    expect(names(full)).toEqual(['abc', 'de']);
    expect(names(told(...['a', 'b', 'c', 'd', 'e'].map(joined), { type: 'left', player: 'b' }))).toEqual(['acd', 'e']);
  });

  it('once it is asked who is there, only they have places', () => {
    const night = told(
      ...['a', 'b', 'c', 'd'].map(joined),
      { type: 'check-in-opened' },
      { type: 'checked-in', player: 'd' },
      { type: 'checked-in', player: 'a' },
    );
    expect(places(night).playing.map(({ player }) => player)).toEqual(['a', 'd']);
  });
});

it('a table at which a match is opened during a break waits from the end of the break on, not longer', () => {
  const seated: LeagueEvent = { type: 'seated', round: 1, table: 1, match: 'm', channel: 'c' };
  const begun: LeagueEvent[] = [...['a', 'b'].map(joined), { type: 'started', players: ['a', 'b', 'c'] }, pairedOnce];
  const since = (...events: LeagueEvent[]) => tableAt(told(...begun, ...events), 1, 1)?.since;
  const resumed = begun.length + 4;
  expect(since({ type: 'paused' }, seated, { type: 'summoned', round: 1, table: 1 }, { type: 'resumed' })).toBe(
    resumed * 1000,
  );
});

describe('another time', () => {
  const asked: LeagueEvent[] = [
    ...['a', 'practice:easy:1'].map(joined),
    { type: 'check-in-opened' },
    { type: 'checked-in', player: 'a' },
    { type: 'checked-in', player: 'practice:easy:1' },
  ];
  const there = ({ entrants }: Night): string[] =>
    entrants.filter(({ checkedIn }) => checkedIn).map(({ player }) => player);

  it('far off is asked for again: who was there now need not be there then', () => {
    const night = told(...asked, { type: 'scheduled', at: plan.checkIn + 60_000, every: null });
    expect([night.phase, there(night)]).toEqual(['sign-up', ['practice:easy:1']]);
  });

  it('soon leaves those there who have said so', () => {
    const night = told(...asked, { type: 'scheduled', at: plan.checkIn, every: null });
    expect([night.phase, there(night)]).toEqual(['check-in', ['a', 'practice:easy:1']]);
  });
});

describe('a night under way', () => {
  const begun: LeagueEvent[] = [
    ...['a', 'b', 'c'].map(joined),
    { type: 'started', players: ['a', 'b', 'c'] },
    pairedOnce,
  ];

  it('knows its tables; a bye is won at once', () => {
    const night = told(...begun);
    expect(openTables(night).map(({ n }) => n)).toEqual([1]);
    expect(tableAt(night, 1, 2)?.result).toEqual({ places: [1] });
    expect(night.rounds[0]).toMatchObject({ n: 1, seed: 's', at: 5000 });
  });

  it('waits for a table of an earlier round to which a correction has sent somebody who meets its bye', () => {
    const next: LeagueEvent = { type: 'paired', round: 2, seed: 't', tables: [{ n: 1, players: ['a', 'c'] }] };
    const night = told(
      ...begun,
      { type: 'counted', round: 1, table: 1, match: 'm', result: { places: [1, 2] } },
      next,
      { type: 'counted', round: 2, table: 1, match: 'n', result: { places: [1, 2] } },
      { type: 'relaid', round: 1, table: 2, players: ['c', 'b'] },
    );
    expect(openTables(night).map(({ players }) => players)).toEqual([['c', 'b']]);
    expect(comesNext(night, 0, 'seed')).toBeNull();
  });

  it('keeps who left in the standings, and pairs who comes late from the next round on', () => {
    const night = told(...begun, { type: 'dropped', player: 'b' }, joined('d'));
    expect(night.entries).toEqual([
      { player: 'a', from: 1, until: null },
      { player: 'b', from: 1, until: 1 },
      { player: 'c', from: 1, until: null },
      { player: 'd', from: 2, until: null },
    ]);
    expect([plays(night, 'b'), plays(night, 'd'), plays(night, 'e')]).toEqual([false, true, false]);
  });

  it('calls a result corrected only where there was one before', () => {
    const at = { round: 1, table: 1 };
    const said = (places: number[]): LeagueEvent => ({ type: 'corrected', ...at, result: { places } });
    expect(tableAt(told(...begun, said([1, 2])), 1, 1)?.settled).toBe('ruled');
    expect(tableAt(told(...begun, said([1, 2]), said([2, 1])), 1, 1)?.settled).toBe('corrected');
  });

  it('takes the last word on a table, and knows who did not come', () => {
    const at = { round: 1, table: 1 };
    const night = told(
      ...begun,
      { type: 'seated', ...at, match: 'm', channel: 'c' },
      { type: 'absent', ...at, players: ['b'] },
      { type: 'awarded', ...at, result: { places: [1, null] } },
      { type: 'corrected', ...at, result: { places: [2, 1] } },
    );
    const table = tableAt(night, 1, 1);
    expect(table).toMatchObject({ matches: [{ id: 'm' }], result: { places: [2, 1] }, settled: 'corrected' });
    expect(table === undefined ? [] : present(table)).toEqual(['a']);
  });

  it('forgets rounds that were undone', () => {
    const again: LeagueEvent = { ...pairedOnce, round: 2 } as LeagueEvent;
    const night = told(...begun, again, { type: 'undone', from: 2 });
    expect(night.rounds.map(({ n }) => n)).toEqual([1]);
  });

  it('cannot be told from the middle', () => {
    expect(() => fold('night', [{ n: 1, at: 0, by: null, why: null, event: { type: 'finished' } }])).toThrow(
      'creation',
    );
  });
});
