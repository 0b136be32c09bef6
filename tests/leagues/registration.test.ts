import { describe, expect, it } from 'vitest';
import { signUpBody } from '../../src/discord/leagues/bodies.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { Night } from '../../src/leagues/night.js';
import { DAY, LeagueHouse, MINUTE, person, refusal, wished } from './house.js';

const HOUR = 60 * MINUTE;

/** The labels of the buttons under a sign-up, and what stands above them. */
function shown(night: Night): { labels: string[]; words: string } {
  const { embeds, components } = signUpBody(night, houseTranslator('en'));
  const rows = (components ?? []) as unknown as { components: { label: string }[] }[];
  const [embed] = (embeds ?? []) as { description: string }[];
  return { labels: rows.flatMap(row => row.components.map(({ label }) => label)), words: embed?.description ?? '' };
}

describe('a sign-up with times', () => {
  it('opens and closes by itself, and says when', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({}));
    const [opens, closes] = [house.time + HOUR, house.time + 3 * HOUR];
    await house.leagues.register(id, 'host', { opens, closes });
    expect(await refusal(house.leagues.join(id, person('a'), null))).toBe('league-not-open-yet');
    const before = shown(await house.leagues.night(id));
    expect(before.labels).not.toContain('Join');
    for (const at of [opens, closes]) expect(before.words).toContain(`<t:${at / 1000}:F>`);
    await house.pass(HOUR);
    await house.leagues.join(id, person('a'), null);
    const open = shown(await house.leagues.night(id));
    expect(open.labels).toContain('Join');
    expect(open.words).toContain(`closes <t:${closes / 1000}:F>`);
    await house.pass(2 * HOUR);
    expect(await refusal(house.leagues.join(id, person('b'), null))).toBe('league-registration-over');
    expect(shown(await house.leagues.night(id)).labels).not.toContain('Join');
    // Players who are in can still leave.
    await house.leagues.leave(id, 'a');
  });

  it('that has closed lets nobody in late, and one that opens again does', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 3 }, ['a', 'b']);
    await house.leagues.join(id, person('c'), null);
    const other = await house.leagues.create(wished({ name: 'Other' }));
    await house.leagues.register(other.id, 'host', { opens: null, closes: house.time + MINUTE });
    for (const player of ['a', 'b']) await house.leagues.join(other.id, person(player), null);
    await house.pass(MINUTE);
    await house.leagues.start(other.id, 'host');
    await house.seeTo();
    expect(await refusal(house.leagues.join(other.id, person('c'), null))).toBe('league-registration-over');
    const third = await house.leagues.create(wished({ name: 'Third' }));
    await house.leagues.register(third.id, 'host', { opens: null, closes: house.time + MINUTE });
    await house.pass(MINUTE);
    await house.leagues.register(third.id, 'host', { opens: null, closes: null });
    await house.leagues.join(third.id, person('c'), null);
  });

  it('cannot close before it opens, nor in the past', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({}));
    const at = (hours: number): number => house.time + hours * HOUR;
    for (const times of [
      { opens: at(2), closes: at(1) },
      { opens: at(1), closes: at(1) },
      { opens: null, closes: at(0) },
    ])
      expect(await refusal(house.leagues.register(id, 'host', times))).toBe('league-registration');
    const id2 = await house.begun({ name: 'Under way' }, ['a', 'b']);
    expect(await refusal(house.leagues.register(id2, 'host', { opens: null, closes: null }))).toBe('league-begun');
  });

  it('of a series opens and closes as long before each night', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({}));
    const at = house.time + 2 * DAY;
    await house.leagues.schedule(id, 'host', at, 7);
    await house.leagues.register(id, 'host', { opens: at - DAY, closes: at - HOUR });
    await house.pass(3 * DAY);
    const [row] = await house.leagues.nights({ guild: 'guild', status: 'open' });
    const next = await house.leagues.night(row?.id as string);
    const later = at + 7 * DAY;
    expect(next.registration).toEqual({ opens: later - DAY, closes: later - HOUR, stage: 'before' });
  });
});

describe('a place that becomes free', () => {
  const moved = ({ movedUp }: Night): readonly (readonly string[])[] => movedUp.map(({ players }) => players);

  it('goes to the player who has waited longest, also when there are more places', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ most: 2 }));
    for (const player of ['a', 'b', 'c', 'd', 'e']) await house.leagues.join(id, person(player), null);
    await house.leagues.leave(id, 'd');
    expect(moved(await house.leagues.night(id))).toEqual([]);
    await house.leagues.leave(id, 'a');
    expect(moved(await house.leagues.night(id))).toEqual([['c']]);
    await house.leagues.edit(id, 'host', { most: 8 });
    expect(moved(await house.leagues.night(id))).toEqual([['c'], ['e']]);
  });

  it('at check-in goes to who is there, and a practice bot is told nothing', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ most: 2 }));
    for (const player of ['a', 'b', 'c', 'd']) await house.leagues.join(id, person(player), null);
    await house.leagues.practice(id, 'host', { count: 1 });
    await house.leagues.schedule(id, 'host', house.time + HOUR, null);
    await house.pass(50 * MINUTE);
    for (const player of ['a', 'b', 'd']) await house.leagues.checkIn(id, player);
    await house.leagues.leave(id, 'a');
    expect(moved(await house.leagues.night(id))).toEqual([['d']]);
    await house.leagues.leave(id, 'b');
    expect(moved(await house.leagues.night(id))).toEqual([['d']]);
  });
});
