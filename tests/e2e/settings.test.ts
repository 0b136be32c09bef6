import { describe, expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { readOut, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { privately } from './player.js';

const DAY = 24 * 60 * 60 * 1000;

const channelCalled = async (house: TestHouse, name: string): Promise<string> =>
  (await (await house.member('Mara')).channels()).find(channel => channel.name === name)?.id ?? '';

describe('/settings', () => {
  test('keeps matches to channels; server managers are free', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const place = await channelCalled(house, 'card-table');
    expect(textOf(privately(await mara.run('/settings')))).toContain('started in any channel');
    expect(textOf(privately(await mara.run('settings', { channel: place })))).toContain(`started in: <#${place}>`);
    const refused = textOf(privately(await theo.run('/challenge', {}, { in: 'general' })));
    expect(refused).toContain(`matches start elsewhere: <#${place}>`);
    expect(await house.bot.house.store.matchesOf({})).toEqual([]);
    expect(textOf(privately(await theo.run('/challenge')))).toContain('Your table is open');
    expect(textOf(privately(await mara.run('/challenge', {}, { in: 'general' })))).toContain('Your table is open');
    // In a thread of that channel, and once it is free again, everywhere.
    expect(textOf(privately(await mara.run('settings', { everywhere: true })))).toContain('in any channel');
    expect(textOf(privately(await theo.run('/challenge', {}, { in: 'general' })))).toContain('Your table is open');
    await house.close();
  }, 60_000);

  test('says what would limit matches, where that is wished without a place or a role', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    expect(textOf(privately(await mara.run('settings', { everywhere: false })))).toContain('pick a channel');
    expect(textOf(privately(await mara.run('settings', { everybody: false })))).toContain('pick a role');
    const starts = textOf(privately(await mara.run('/settings starts:tables')));
    expect([starts.includes('pick a role'), starts.includes('Nothing changed')]).toEqual([true, false]);
    await mara.run('settings', { channel: await channelCalled(house, 'card-table') });
    expect(textOf(privately(await mara.run('settings', { everywhere: false })))).not.toContain('pick a channel');
    await house.close();
  });

  test('says how to change what it shows, until somebody does', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    expect(textOf(privately(await mara.run('/settings')))).toMatch(
      /use `\/settings` with an option: `boards`, `pictures`, .* and `language`\.$/,
    );
    const own = privately(await mara.run('/me settings'));
    expect(own.embeds[0]?.fields?.map(({ name }) => name)).toEqual([
      'What you see',
      'Pings and reminders',
      'At the table',
    ]);
    expect(textOf(own)).toMatch(/use `\/me settings` with an option: `language`, `pictures`, .* and `pace`\.$/m);
    for (const line of ['/settings moments:hidden', '/me settings pings:off'])
      expect(textOf(privately(await mara.run(line)))).not.toContain('with an option');
    await house.close();
  });

  test('lets a role start tables, and all practise where that is set', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const told = textOf(privately(await mara.run('settings', { starter: 'League' })));
    expect(told).toMatch(/can be started by: <@&\d+>/);
    for (const options of [{}, { level: 'easy' }])
      expect(textOf(privately(await theo.run('challenge', options)))).toContain(
        'only members with this role can start that',
      );
    await mara.run('/settings starts:tables');
    expect(textOf(privately(await theo.run('challenge')))).toContain('only members with this role can start that');
    expect(readOut(privately(await theo.run('challenge', { level: 'easy', deck: 'ready:starter' })))).toContain(
      'Your hand',
    );
    expect(textOf(privately(await mara.run('/challenge')))).toContain('Your table is open');
    await mara.run('settings', { everybody: true });
    expect(textOf(privately(await theo.run('/challenge')))).toContain('Your table is open');
    await house.close();
  }, 60_000);

  test('gives tables a clock that name none, and boards a language', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const told = textOf(privately(await mara.run('/settings clock:three-days language:en')));
    expect(told).toContain('Default timer: **Three days**.');
    expect(told).toContain('Boards are in English.');
    const clockOf = async () => {
      const [match] = await house.bot.house.store.matchesOf({ limit: 1 });
      return readTerms(match?.terms ?? null).clock;
    };
    await mara.run('/challenge');
    expect(await clockOf()).toBe(3 * 24 * 60 * 60 * 1000);
    await mara.run('/challenge clock:never');
    expect(await clockOf()).toBeUndefined();
    await mara.run('/scenario start players:2 clock:an-hour');
    expect(await clockOf()).toBe(60 * 60 * 1000);
    expect(textOf(privately(await mara.run('/settings clock:usual language:server')))).toContain(
      'Default timer: a day in co-op games',
    );
    await mara.run('/challenge');
    expect(await clockOf()).toBeUndefined();
    await house.close();
  }, 60_000);

  test('gives that clock to tables that no command opens: from the menu of a person, and by the buttons of /help', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const clockOf = async () => {
      const [match] = await house.bot.house.store.matchesOf({ limit: 1 });
      return readTerms(match?.terms ?? null).clock;
    };
    const helped = async (first: string, then: string): Promise<void> => {
      const list = privately(await mara.click(privately(await mara.run('/help')), first));
      await mara.click(list, then);
    };
    await mara.run('/settings clock:three-days');
    await mara.onMember('Challenge', theo.id);
    expect(await clockOf()).toBe(3 * DAY);
    await mara.run('/settings clock:an-hour');
    await helped('Play a friend', 'Open a table for anyone');
    expect(await clockOf()).toBe(DAY / 24);
    await mara.run('/settings clock:never');
    await helped('Play together', 'Rhino');
    expect(await clockOf()).toBeUndefined();
    // Where a server has none, a day is usual among partners.
    await mara.run('/settings clock:usual');
    await helped('Play together', 'Rhino');
    expect(await clockOf()).toBe(DAY);
    await mara.run('/challenge game:champions');
    expect(await clockOf()).toBe(DAY);
    await house.close();
  }, 60_000);
});

describe('/me settings', () => {
  test('asks for quiet hours where a time zone is given for none, and keeps the hours for which there is a new one', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const told = async (line: string): Promise<string> => textOf(privately(await mara.run(`/me settings ${line}`)));
    expect(await told('zone:Europe/Rome')).toContain('You have no quiet hours that a time zone could be for.');
    expect(await told('quiet:22-7 zone:Europe/Rome')).toContain('Quiet hours: 22:00 to 07:00 (Europe/Rome)');
    expect(await told('zone:Europe/Berlin')).toContain('Quiet hours: 22:00 to 07:00 (Europe/Berlin)');
    await house.close();
  });
});
