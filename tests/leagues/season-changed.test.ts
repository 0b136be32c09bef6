import { describe, expect, it } from 'vitest';
import { LeagueHouse, refusal, wished } from './house.js';

/** Plays all tables of a night; `a` wins. */
async function toTheEnd(house: LeagueHouse, id: string): Promise<void> {
  for (const match of await house.open(id)) {
    await house.ready(match);
    await house.play(match.id, ['a']);
  }
  await house.seeTo();
}

it('a change whose undoing would overwrite a later one is not undone; one of something else is', async () => {
  const house = new LeagueHouse();
  const { id } = await house.leagues.create(wished({ season: 'Spring', prizes: null }));
  const { length: first } = await house.leagues.edit(id, 'host', { name: 'Cup', season: 'Autumn' });
  const { length: other } = await house.leagues.edit(id, 'host', { prizes: 'A mug' });
  const { length: later } = await house.leagues.edit(id, 'host', { season: 'Winter' });
  expect(await refusal(house.leagues.unedit(id, 'host', first))).toBe('league-edit-again');
  await house.leagues.unedit(id, 'host', other);
  await house.leagues.unedit(id, 'host', later);
  expect((await house.leagues.night(id)).plan).toMatchObject({ name: 'Cup', season: 'Autumn', prizes: null });
  // Pressed twice.
  expect(await refusal(house.leagues.unedit(id, 'host', later))).toBe('league-edit-again');
});

describe('a night whose season is changed', () => {
  it('counts toward the other one, and is found under its new name', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, season: 'Spring' }, ['a', 'b']);
    await house.leagues.edit(id, 'host', { name: 'Cup', season: 'Autumn' });
    await toTheEnd(house, id);
    expect(await house.leagues.season('guild', 'Spring')).toEqual([]);
    expect((await house.leagues.season('guild', 'Autumn')).map(({ player }) => player)).toEqual(['a', 'b']);
    expect(await house.leagues.nights({ guild: 'guild' })).toMatchObject([{ name: 'Cup', season: 'Autumn' }]);
    expect((await house.leagues.past('guild', 'Autumn')).nights).toHaveLength(1);
  });

  it('counts toward none where it is to count no more, and toward its own where that is undone', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ season: 'Spring' }));
    const { length } = await house.leagues.edit(id, 'host', { season: null });
    expect(await house.leagues.nights({ guild: 'guild', season: 'Spring' })).toEqual([]);
    await house.leagues.unedit(id, 'host', length);
    expect(await house.leagues.nights({ guild: 'guild', season: 'Spring' })).toHaveLength(1);
  });
});
