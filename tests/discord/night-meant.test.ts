import { expect, test } from 'vitest';
import { Places } from '../../src/discord/define/places.js';
import type { House } from '../../src/discord/house.js';
import { nightMeant, type Which } from '../../src/discord/leagues/find-night.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { LeagueRefusal, LeagueRefused } from '../../src/leagues/refused.js';
import { LeagueHouse, refusal, wished } from '../leagues/house.js';

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
