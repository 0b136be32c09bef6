import { forgetExpired } from '../interactions/interactions.js';
import { addChannel, addMember, membership, userNamed } from '../people/people.js';
import { BOT, EVERYONE } from '../people/permissions.js';
import type * as t from '../types.js';
import { makeClock } from './clock.js';
import { openFiles } from './files.js';
import { makeHub } from './hub.js';
import { forgetful, openJournal } from './journal.js';
import { snowflakes } from './snowflake.js';
import { openTables } from './tables.js';
import type { Home, World } from './world.js';

export function openWorld(url: string, folder: string | undefined): World {
  const clock = makeClock();
  const journal = folder ? openJournal(folder) : forgetful;
  const before = journal.read().findLast(change => change.t === 'home')?.v as Home | undefined;
  const moved = before && before.url !== url ? before.url : undefined;
  const tables = openTables(journal, change =>
    moved ? (JSON.parse(JSON.stringify(change).replaceAll(`${moved}/`, `${url}/`)) as typeof change) : change,
  );
  const homes = tables.open<Home>('home');
  const world: World = {
    home: homes.get('home') as Home,
    url,
    token: 'playground',
    users: tables.open('users'),
    members: tables.open('members'),
    roles: tables.open('roles'),
    channels: tables.open('channels'),
    messages: tables.open('messages'),
    commands: tables.open('commands'),
    events: tables.open('events'),
    servers: tables.open('servers'),
    emojis: tables.open('emojis'),
    interactions: tables.open('interactions'),
    files: openFiles(tables.open('files'), folder),
    hub: makeHub(),
    ids: snowflakes(clock.now),
    clock,
    close: journal.close,
  };
  for (const id of tables.ids()) world.ids.above(id);
  if (!world.home) world.home = firstWorld(world);
  homes.put('home', { ...world.home, url });
  forgetExpired(world);
  journal.compact(tables.rows());
  return world;
}

function firstWorld(world: World): Home {
  const guild = world.ids.next();
  const bot = world.ids.next();
  const botRole = world.ids.next();
  const role = (id: string, name: string, bits: bigint, position: number, extra: Partial<t.Role> = {}): void => {
    const base = { id, name, color: 0, position, managed: false, mentionable: false, hoist: false };
    world.roles.put(id, { ...base, permissions: String(bits), ...extra });
  };
  role(guild, '@everyone', EVERYONE, 0);
  role(botRole, 'Longbox', BOT, 2, { managed: true, color: 0xc79a5b, bot });
  role(world.ids.next(), 'League', 0n, 1, { mentionable: true, color: 0x1f7a8c });
  world.users.put(bot, userNamed(bot, 'Longbox', 'Longbox', true));
  world.members.put(bot, membership(world, bot, [botRole]));
  const people = ['Mara', 'Theo', 'Ines', 'Kofi'].map(name => addMember(world, name, { quiet: true }));
  world.home = {
    guild,
    guildName: 'The Comic Shop',
    owner: people[0]!.id,
    bot,
    botRole,
    application: bot,
    url: world.url,
  };
  for (const [name, topic] of [
    ['general', 'Say hello, look around, ask anything.'],
    ['card-table', 'Where the games are played.'],
    ['league-night', 'Fixtures, results and standings.'],
  ] as const)
    addChannel(world, name, topic, { quiet: true });
  return world.home;
}
