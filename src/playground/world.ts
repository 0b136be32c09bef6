import { botPortrait, portrait, serverIcon } from './avatars.js';
import type { Files } from './files.js';
import { openFiles } from './files.js';
import type { Hub } from './hub.js';
import { makeHub } from './hub.js';
import { forgetful, openJournal } from './journal.js';
import { BOT, EVERYONE } from './permissions.js';
import type { Snowflakes } from './snowflake.js';
import { snowflakes } from './snowflake.js';
import type { Table } from './tables.js';
import { openTables } from './tables.js';
import type * as t from './types.js';

/** Who and where everything hangs on; written once, at the first start. */
export interface Home {
  guild: t.Snowflake;
  guildName: string;
  owner: t.Snowflake;
  bot: t.Snowflake;
  botRole: t.Snowflake;
  application: t.Snowflake;
  /** Where the last run was reached: addresses inside stored messages are rewritten when the port changes. */
  url: string;
}

export interface World {
  home: Home;
  url: string;
  token: string;
  users: Table<t.User>;
  members: Table<t.Membership>;
  roles: Table<t.Role>;
  channels: Table<t.Channel>;
  messages: Table<t.StoredMessage>;
  commands: Table<t.Command>;
  events: Table<t.ScheduledEvent>;
  emojis: Table<t.ApplicationEmoji>;
  interactions: Table<t.Interaction>;
  files: Files;
  hub: Hub;
  ids: Snowflakes;
  /** The playground's clock: real time plus what `misbehave.skew` added. */
  clock: { now(): number; skew: number };
}

const TOKEN_LIFE = 15 * 60_000;

export function openWorld(url: string, folder: string | undefined): World {
  const clock = { skew: 0, now: (): number => Date.now() + clock.skew };
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
    emojis: tables.open('emojis'),
    interactions: tables.open('interactions'),
    files: openFiles(tables.open('files'), folder),
    hub: makeHub(),
    ids: snowflakes(clock.now),
    clock,
  };
  for (const id of tables.ids()) world.ids.above(id);
  if (!world.home) world.home = firstWorld(world);
  homes.put('home', { ...world.home, url });
  for (const old of world.interactions.where(one => clock.now() - one.at > TOKEN_LIFE))
    world.interactions.delete(old.id);
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

const userNamed = (id: string, username: string, name: string, bot = false): t.User => ({
  id,
  username,
  global_name: bot ? null : name,
  avatar: `${id}`.padStart(32, '0'),
  discriminator: bot ? '0001' : '0',
  public_flags: 0,
  ...(bot ? { bot } : {}),
});

const membership = (world: World, user: string, roles: string[]): t.Membership => ({
  user,
  nick: null,
  roles,
  joined_at: new Date(world.clock.now()).toISOString(),
  dms: 'open',
  locale: 'en-US',
});

export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export function addMember(world: World, name: string, how: { quiet?: boolean } = {}): t.User {
  const id = world.ids.next();
  const taken = new Set(world.users.all().map(user => user.username));
  const wish = slug(name) || 'guest';
  let username = wish;
  for (let n = 2; taken.has(username); n++) username = `${wish}${n}`;
  const user = world.users.put(id, userNamed(id, username, name));
  const row = world.members.put(id, membership(world, id, []));
  if (!how.quiet) {
    const data = { guild_id: world.home.guild, user, ...row, premium_since: null, deaf: false, mute: false, flags: 0 };
    world.hub.tell({ event: 'GUILD_MEMBER_ADD', data, intents: 1 << 1 });
  }
  return user;
}

export function addChannel(world: World, name: string, topic: string | null, how: { quiet?: boolean } = {}): t.Channel {
  const id = world.ids.next();
  const channel = world.channels.put(id, {
    id,
    type: 0,
    name: slug(name) || 'channel',
    guild_id: world.home?.guild ?? '',
    parent_id: null,
    position: world.channels.where(one => one.type === 0).length,
    topic,
    permission_overwrites: [],
    rate_limit_per_user: 0,
    last_message_id: null,
  });
  if (!how.quiet) world.hub.tell({ event: 'CHANNEL_CREATE', data: channel, channel, intents: 1 });
  return channel;
}

/** The one direct-message channel between the bot and this member. */
export function directChannel(world: World, user: t.Snowflake): t.Channel {
  const existing = world.channels.where(one => one.type === 1 && one.members?.[0] === user)[0];
  if (existing) return existing;
  const id = world.ids.next();
  return world.channels.put(id, { id, type: 1, name: '', last_message_id: null, members: [user] });
}

export function drawing(world: World, id: t.Snowflake): string | undefined {
  if (id === world.home.guild) return serverIcon;
  if (id === world.home.bot) return botPortrait;
  const user = world.users.get(id);
  return user && portrait(user.username);
}
