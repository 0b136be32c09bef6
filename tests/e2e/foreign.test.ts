import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickIn, clickVerbs } from '../../src/discord/clicks.js';
import { games } from '../../src/games/index.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { readSet } from '../../src/sets/index.js';
import { type Member, type SeenComponent, textOf } from '../playground/member.js';
import { problemsSaid } from '../sets/said.js';
import { openHouse, type TestHouse } from './house.js';
import { privately } from './player.js';

// What belongs to another server, or to somebody else, is out of reach by whatever id.

const ELSEWHERE = '999999999999999999';
const ARGS = ['', 's.0', '0.bot', 'no', '1-2', 'first', '0', '0.0', 'on.0', 'on', 'k'];

/** An id of this kind of click that its schema takes, about this. */
function idFor(verb: string, subject: string): string {
  const ids = ['0', '1'].flatMap(number => ARGS.map(arg => `${verb}|${subject}|${number}|${arg}`));
  const found = ids.find(id => {
    try {
      return clickIn(id).kind.verb === verb;
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error(`no id for ${verb}`);
  return found;
}

const about = (subject: string): string[] =>
  clickVerbs.filter(verb =>
    ['x', 'me', 'new'].some(id => {
      try {
        return clickIn(idFor(verb, id)).kind.subject === subject;
      } catch {
        return false;
      }
    }),
  );

let house: TestHouse;
let mara: Member;
let eve: Member;
let match: string;
let night: string;
let deck: string;
/** A match in this server whose shuffle others play too, by whether it's played in the channel where everybody is. */
let shared: Record<'here' | 'apart', string>;

/** What somebody who presses a button with this id is told. */
async function pressed(member: Member, id: string, channel: string): Promise<string> {
  const rows = [{ type: 1, components: [{ type: 2, style: 2, label: 'x', custom_id: id }] }];
  const message = await house.forge(channel, rows as unknown as SeenComponent[]);
  return textOf(privately(await member.click(message, id)));
}

const toldTo = async (member: Member, command: string, options: Record<string, unknown>): Promise<string> =>
  textOf(privately(await member.run(command, options)));

beforeAll(async () => {
  // The far server's channel is none that this bot sees.
  house = await openHouse({ refusals: [10003] });
  mara = await house.member('Mara');
  eve = await house.member('Eve');
  const { lobby, leagues, decks } = house.bot.house;
  const host = { id: mara.id, name: 'Mara' };
  const starter = { name: 'starter', cards: {} };
  const place = { guild: ELSEWHERE, channel: ELSEWHERE };
  match = (
    await lobby.open({
      ...place,
      game: 'squad',
      ruleset: 'tcg',
      host,
      opponent: null,
      deck: null,
      secretDecks: false,
      bestOf: 1,
    })
  ).id;
  const wish = { ...place, name: 'Far', host: mara.id, game: 'squad', ruleset: 'tcg', format: 'swiss' } as const;
  night = (await leagues.create(wish)).id;
  const seal = async (channel: string): Promise<string> => {
    const table = { game: 'squad', ruleset: 'tcg', host, opponent: null, deck: null, secretDecks: false } as const;
    const guild = house.playground.guildId;
    const { id, updatedAt, terms } = await lobby.open({ ...table, guild, channel, bestOf: 1 });
    const league = { night, round: 1, table: 1, sealed: true };
    await house.bot.house.store.updateMatch(id, updatedAt, { terms: { ...readTerms(terms), league } });
    return id;
  };
  shared = { here: await seal((await mara.say('here')).channel_id), apart: await seal(ELSEWHERE) };
  deck = (await decks.create(mara.id, 'squad', starter)).id;
});
afterAll(() => house.close());

describe('a match of another server', () => {
  const NONE = 'You have no match for that here';

  test('is out of reach of every click, but for those who sit there', async () => {
    const channel = await eve.say('here').then(({ channel_id }) => channel_id);
    const verbs = about('match');
    expect(verbs.length).toBeGreaterThan(30);
    for (const verb of verbs) expect(await pressed(eve, idFor(verb, match), channel), verb).toContain(NONE);
    expect(await pressed(mara, idFor('menu', match), channel)).not.toContain(NONE);
    expect(await pressed(eve, idFor('orders', match), channel)).toContain(NONE);
  });

  test('is not started again from here', async () => {
    const channel = await mara.say('here').then(({ channel_id }) => channel_id);
    expect(await pressed(mara, idFor('again', match), channel)).toContain('played in another server');
  });

  test('is out of reach of every command', async () => {
    for (const sub of [
      'board',
      'log',
      'undo',
      'replay',
      'verify',
      'concede',
      'handover',
      'clock',
      'nudge',
      'orders',
      'bug',
    ])
      expect(await toldTo(eve, `match ${sub}`, { match }), sub).toContain(NONE);
    expect(await toldTo(eve, 'hand', { match })).toContain(NONE);
  });
});

describe('a match whose shuffle other tables play too', () => {
  const NONE = 'You have no match for that here';

  test('is out of reach of those who neither sit there nor are where it is played', async () => {
    const { channel_id: channel } = await eve.say('here');
    for (const verb of about('match'))
      expect(await pressed(eve, idFor(verb, shared.apart), channel), verb).toContain(NONE);
    for (const sub of ['board', 'log', 'replay'])
      expect(await toldTo(eve, `match ${sub}`, { match: shared.apart }), sub).toContain(NONE);
    expect(await pressed(mara, idFor('fair', shared.apart), channel)).not.toContain(NONE);
    expect(await pressed(eve, idFor('fair', shared.here), channel)).not.toContain(NONE);
  });
});

describe('a league night of another server', () => {
  const NONE = 'There’s no such league night here';
  const FORGOTTEN = 'I no longer know this night. Ask a server manager to delete this message.';

  test('is out of reach of every click and command', async () => {
    const channel = await mara.say('here').then(({ channel_id }) => channel_id);
    const verbs = about('night');
    expect(verbs.length).toBeGreaterThan(3);
    for (const verb of verbs) expect(await pressed(mara, idFor(verb, night), channel), verb).toContain(FORGOTTEN);
    for (const sub of ['join', 'leave', 'check-in', 'start', 'pairings', 'standings', 'finish'])
      expect(await toldTo(mara, `league ${sub}`, { league: night }), sub).toContain(NONE);
    expect(await toldTo(mara, 'league practice', { league: night, players: 2 })).toContain(NONE);
    expect(await toldTo(mara, 'league drop', { league: night, who: eve.mention })).toContain(NONE);
    const correction = { league: night, table: '1.1', result: '1 2', reason: 'x' };
    expect(await toldTo(mara, 'league correct', correction)).toContain(NONE);
    expect(await toldTo(mara, 'league schedule', { league: night, when: 'in 2h' })).toContain(NONE);
  });
});

describe('a deck of somebody else', () => {
  test('is out of reach of every click and command', async () => {
    const channel = await eve.say('here').then(({ channel_id }) => channel_id);
    const verbs = about('deck').filter(verb => !verb.startsWith('ed'));
    for (const id of [...verbs.map(verb => idFor(verb, deck)), ...editorIds()])
      expect(await pressed(eve, id, channel), id).toContain('That isn’t one of your decks');
    const option = { deck: `squad/own:${deck}` };
    for (const sub of ['show', 'edit', 'copy', 'delete', 'export', 'check', 'share'])
      expect(await toldTo(eve, `deck ${sub}`, option), sub).toContain('There’s no deck called');
    expect(await toldTo(eve, 'deck rename', { ...option, name: 'x' })).toContain('There’s no deck called');
    expect(await toldTo(eve, 'challenge', { deck: `own:${deck}` })).toContain('There’s no deck called');
  });

  const editorIds = (): string[] =>
    clickVerbs.filter(verb => verb.startsWith('ed')).map(verb => `${verb}|${deck}|0|f.0..`);
});

test('a set of another server is played with and removed there alone', async () => {
  const page = readFileSync(new URL('../../docs/sets.md', import.meta.url), 'utf8');
  const read = readSet(/```json\n(.*?)```/s.exec(page)?.[1] ?? '', games);
  if ('problems' in read) throw new Error(problemsSaid(read).join('\n'));
  const { set } = read;
  await house.bot.house.store.loadSet({ guild: ELSEWHERE, set, by: mara.id, at: 0 }, 20);
  for (const named of [set.hash, set.name])
    expect(await toldTo(mara, 'challenge', { game: set.game, set: named })).toContain('This server has no set');
  for (const named of [`${set.game}/${set.name}`, set.name])
    expect(await toldTo(mara, 'set remove', { name: named })).toContain('This server has no set');
  const channel = await mara.say('here').then(({ channel_id }) => channel_id);
  const remove = `setrm|${set.hash.slice(0, 32)}|0|yes`;
  expect(await pressed(mara, remove, channel)).toContain('That set has been replaced or removed');
  expect(await toldTo(mara, 'card', { name: `${set.game}+${set.hash.slice(0, 12)}/KH1` })).toContain('No card called');
  expect(await house.bot.house.store.sets(ELSEWHERE)).toHaveLength(1);
});
