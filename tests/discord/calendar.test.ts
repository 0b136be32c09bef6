import { expect, test } from 'vitest';
import { nightTranslator } from '../../src/discord/leagues/bodies.js';
import { discordCalendar } from '../../src/discord/leagues/calendar.js';
import { evening, nightOf } from '../leagues/nights.js';
import { refusal } from './place.js';

interface Entry {
  readonly id: string;
  readonly scheduledStartTime: number;
}

/** A night in an hour, and the calendar of its server. */
function calendar() {
  const at = Date.now() + 60 * 60 * 1000;
  const { field } = evening({ format: 'swiss', players: 4, done: 0, seed: 'calendar' });
  const of = nightOf(field, 'sign-up', player => player);
  const coming = { ...of, at, plan: { ...of.plan, game: 'squad', ruleset: 'tcg' } };
  const entries = new Map<string, Entry>();
  const put = (id: string, wish: object) => {
    const entry = { ...(wish as Entry), id, creatorId: 'bot', scheduledStartTimestamp: at };
    entries.set(id, entry);
    return entry;
  };
  const there = (id: string): string => {
    if (!entries.has(id)) throw refusal(10070, 'Unknown Guild Scheduled Event', 404);
    return id;
  };
  let made = 0;
  const scheduledEvents = {
    create: async (wish: object) => put(`${++made}`, wish),
    edit: async (id: string, wish: object) => put(there(id), wish),
    delete: async (id: string) => entries.delete(there(id)),
    fetch: async () => ({ find: (which: (entry: Entry) => boolean) => [...entries.values()].find(which) }),
  };
  const client = {
    user: { id: 'bot' },
    guilds: { fetch: async () => ({ scheduledEvents }) },
    channels: { fetch: async () => null },
  };
  const { enter, close } = discordCalendar(client as never);
  return {
    entries,
    enter: (entry: string | null, again = false) => enter(coming, entry, nightTranslator(coming, 'en'), again),
    close: (entry: string) => close(coming, entry),
  };
}

test('an entry that was made before a stop, and not yet noted, is found again', async () => {
  const { entries, enter } = calendar();
  await enter(null);
  expect(await enter(null, true)).toBe('1');
  expect([...entries.keys()]).toEqual(['1']);
});

test('an entry that somebody has deleted is made again with the next change, and need not be ended', async () => {
  const { entries, enter, close } = calendar();
  expect(await enter(null)).toBe('1');
  entries.clear();
  expect(await enter('1')).toBe('2');
  entries.clear();
  await close('2');
});
