import { describe, expect, it } from 'vitest';
import { nextTime } from '../../src/leagues/progress.js';
import type { NightRow } from '../../src/store/index.js';
import { DAY, LeagueHouse, MINUTE, person, wished } from './house.js';

const openNight = async (house: LeagueHouse): Promise<NightRow | undefined> =>
  (await house.leagues.nights({ guild: 'guild', status: 'open' }))[0];

it('a season of so many nights leaves out those that do not take place', async () => {
  const house = new LeagueHouse();
  const { id } = await house.leagues.create(wished({ season: 'Autumn', seasonBest: 1, seasonNights: 2 }));
  await house.leagues.schedule(id, 'host', house.time + DAY, 7);
  const told: unknown[] = [];
  for (const becomes of ['skipped', 'empty', 'played', 'empty', 'played'] as const) {
    const { id: night = '' } = (await openNight(house)) ?? {};
    const { at, plan } = await house.leagues.night(night);
    told.push([plan.number, plan.seasonNight]);
    if (becomes === 'skipped') await house.leagues.skip(night, 'host');
    if (becomes === 'played') {
      for (const player of ['a', 'b']) await house.leagues.join(night, person(player), null);
      await house.leagues.start(night, 'host');
      await house.seeTo();
      await house.leagues.finish(night, 'host');
    }
    await house.pass(becomes === 'empty' ? (at ?? 0) - house.time : 11 * MINUTE);
  }
  expect(told).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ]);
  expect(await openNight(house)).toBeUndefined();
});

describe('the next night of a series', () => {
  const next = (at: string, every: number, now: string, zone = 'utc'): string =>
    new Date(nextTime({ at: Date.parse(at), every, zone }, Date.parse(now)) ?? 0).toISOString();

  it('goes on over the ends of months and years, and a leap day', () => {
    expect(next('2027-01-31T20:00Z', 7, '2027-01-31T23:00Z')).toBe('2027-02-07T20:00:00.000Z');
    expect(next('2027-12-28T20:00Z', 14, '2027-12-29T00:00Z')).toBe('2028-01-11T20:00:00.000Z');
    expect(next('2028-02-28T20:00Z', 1, '2028-02-28T23:00Z')).toBe('2028-02-29T20:00:00.000Z');
    expect(next('2028-02-22T20:00Z', 7, '2028-02-22T23:00Z')).toBe('2028-02-29T20:00:00.000Z');
    expect(next('2028-02-29T20:00Z', 30, '2028-02-29T23:00Z')).toBe('2028-03-30T20:00:00.000Z');
    expect(next('2027-02-28T20:00Z', 1, '2027-02-28T23:00Z')).toBe('2027-03-01T20:00:00.000Z');
  });

  it('leaves out those whose time has passed, at the hour of its zone', () => {
    expect(next('2027-10-29T18:00Z', 7, '2027-11-06T00:00Z', 'Europe/Berlin')).toBe('2027-11-12T19:00:00.000Z');
  });
});
