import { expect, test } from 'vitest';
import type { Action } from '../../src/discord/define/command.js';
import { Places } from '../../src/discord/define/places.js';
import type { House } from '../../src/discord/house.js';
import { skip } from '../../src/discord/leagues/changing.js';
import { leagueOption, nightMeant, type Which } from '../../src/discord/leagues/find-night.js';
import { start } from '../../src/discord/leagues/hosting.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { LeagueRefusal, LeagueRefused } from '../../src/leagues/refused.js';
import { DAY, LeagueHouse, person, refusal, ten, wished } from '../leagues/house.js';

const here = { guildId: 'guild', channel: null, channelId: 'channel' } as unknown as Parameters<typeof nightMeant>[0];

/** What somebody means who types that, or nothing. */
const meant = (house: LeagueHouse, which: Which, typed: string | null = null, none?: LeagueRefusal) =>
  nightMeant(here, house as unknown as House, which, typed, none);

test('what is for nights to come takes one that has not begun, though another is under way in the same channel', async () => {
  const house = new LeagueHouse();
  const begun = await house.begun({ name: 'Friday', channel: 'channel' }, ['a', 'b']);
  const { id } = await house.leagues.create(wished({ name: 'Saturday', channel: 'channel' }));
  expect((await meant(house, 'to-come')).id).toBe(id);
  expect((await meant(house, 'open')).id).toBe(begun);
  expect((await meant(house, 'to-come', 'Saturday')).id).toBe(id);
  expect(await refusal(meant(house, 'to-come', 'Friday'))).toBe('league-begun');
  expect(await refusal(meant(house, 'to-come', 'Sunday'))).toBe('league-unknown');
});

test('a name that nights of a series share means the nearest of them, and with its number the one of that number', async () => {
  const house = new LeagueHouse();
  const begun = await house.begun({ name: 'Friday', channel: 'channel' }, ['a', 'b']);
  const create = async (name: string): Promise<string> =>
    (await house.leagues.create(wished({ name, channel: 'channel' }))).id;
  const weekly = await create('Friday');
  await house.leagues.schedule(weekly, 'host', house.time + DAY, 7);
  for (const typed of ['Friday', ' friday ']) {
    expect((await meant(house, 'open', typed)).id).toBe(begun);
    expect((await meant(house, 'any', typed)).id).toBe(begun);
    expect((await meant(house, 'to-come', typed)).id).toBe(weekly);
  }
  expect((await meant(house, 'open', 'Friday #1')).id).toBe(weekly);
  expect(await refusal(meant(house, 'open', 'Friday #2'))).toBe('league-unknown');
  // Two that have begun are too late, neither of them unknown.
  await house.begun({ name: 'Sunday', channel: 'channel' }, ['c', 'd']);
  await house.begun({ name: 'Sunday', channel: 'channel' }, ['e', 'f']);
  expect(await refusal(meant(house, 'to-come', 'Sunday'))).toBe('league-begun');
  expect(await refusal(meant(house, 'open', 'Sunday'))).toBe('league-which');
});

test('what is about tables takes the night that was played last, though the next one is open for sign-up', async () => {
  const house = new LeagueHouse();
  const played = await house.begun({ name: 'Friday', channel: 'channel' }, ['a', 'b']);
  await house.leagues.finish(played, 'host');
  const next = (await house.leagues.create(wished({ name: 'Friday', channel: 'channel' }))).id;
  expect((await meant(house, 'begun')).id).toBe(played);
  expect((await meant(house, 'begun', 'Friday')).id).toBe(played);
  expect((await meant(house, 'any')).id).toBe(next);
  // What was played elsewhere is nothing that people mean here.
  const away = (await house.leagues.create(wished({ name: 'Sunday', channel: 'another' }))).id;
  const there = { ...here, channelId: 'another' };
  expect((await nightMeant(there, house as unknown as House, 'begun', null)).id).toBe(away);
  // One that was canceled has no tables either.
  await house.leagues.finish(next, 'host');
  expect((await meant(house, 'begun')).id).toBe(played);
});

test('where no night has begun, what is about tables takes the one there is', async () => {
  const house = new LeagueHouse();
  const { id } = await house.leagues.create(wished({ channel: 'channel' }));
  expect((await meant(house, 'begun')).id).toBe(id);
});

test('nights of one name that were opened on one day are offered under different names', async () => {
  const house = new LeagueHouse();
  for (let n = 0; n < 3; n++) await house.leagues.create(wished({ name: 'Friday' }));
  const suggested = await leagueOption('open').suggest?.({
    typed: 'fri',
    interaction: here,
    house: house as unknown as House,
  } as never);
  const names = (suggested ?? []).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});

test.each<[string, Action]>([
  ['start', start],
  ['skip', skip],
])('%s asks about the night that is still to come', async (_, { run }) => {
  const house = new LeagueHouse();
  await house.begun({ name: 'Friday', channel: 'channel' }, ['a', 'b']);
  const { id } = await house.leagues.create(wished({ name: 'Saturday', channel: 'channel' }));
  for (const player of ['c', 'd']) await house.leagues.join(id, person(player), ten);
  await house.leagues.schedule(id, 'host', house.time + DAY, 7);
  const asked: string[] = [];
  const reply = async (body: unknown): Promise<void> => void asked.push(JSON.stringify(body));
  const host = {
    ...here,
    locale: 'en-US',
    user: { id: 'host' },
    appPermissions: { has: () => true },
    reply,
  } as unknown as Parameters<typeof run>[0];
  await run(host, { league: null } as never, { leagues: house.leagues, now: () => house.time } as unknown as House);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('Saturday');
  expect(asked[0]).not.toContain('Friday');
});

test('what is for nights to come is refused, before anything is asked, where all have begun', async () => {
  const house = new LeagueHouse();
  await house.begun({}, ['a', 'b']);
  expect(await refusal(meant(house, 'to-come', null, 'league-none-open'))).toBe('league-begun');
});

test('hosts hear that no night is open, and how to open one', async () => {
  const house = new LeagueHouse();
  for (const which of ['to-come', 'open', 'any'] as const)
    expect(await refusal(meant(house, which, null, 'league-none-open'))).toBe('league-none-open');
  expect(await refusal(meant(house, 'open'))).toBe('league-unknown');
  expect(await refusal(meant(house, 'open', 'Friday', 'league-none-open'))).toBe('league-unknown');
  expect(await refusal(meant(house, 'over', null, 'league-none-open'))).toBe('league-no-history');
});

test('who presses a button of a night that is not known anymore hears just that', async () => {
  const house = new LeagueHouse();
  const places = new Places();
  const pressed = (id: string, guildId = 'guild') =>
    places.check('night', id, { guildId } as never, house as unknown as House);
  const said = await pressed('gone').catch((error: LeagueRefused) => houseTranslator('en')(error.text));
  expect(said).toBe('I no longer know this night. Ask a server manager to delete this message.');
  const { id } = await house.leagues.create(wished({}));
  await pressed(id);
  expect(await refusal(pressed(id, 'another'))).toBe('league-forgotten');
});
