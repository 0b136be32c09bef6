import type * as t from '../types.js';
import { intents } from '../world/hub.js';
import { memberView } from '../world/views.js';
import type { World } from '../world/world.js';
import { botPortrait, portrait, serverIcon } from './avatars.js';

export const userNamed = (id: string, username: string, name: string, bot = false): t.User => ({
  id,
  username,
  global_name: bot ? null : name,
  avatar: `${id}`.padStart(32, '0'),
  discriminator: bot ? '0001' : '0',
  public_flags: 0,
  ...(bot ? { bot } : {}),
});

export const membership = (world: World, user: string, roles: string[]): t.Membership => ({
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
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Letters of every script stay, as in Discord. */
const channelName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
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
    const data = { guild_id: world.home.guild, ...memberView(world, id), dms: row.dms };
    world.hub.tell({ event: 'GUILD_MEMBER_ADD', data, intents: intents.guildMembers });
  }
  return user;
}

export function addChannel(
  world: World,
  name: string,
  topic: string | null,
  how: { quiet?: boolean; guild?: t.Snowflake } = {},
): t.Channel {
  const id = world.ids.next();
  const channel = world.channels.put(id, {
    id,
    type: 0,
    name: channelName(name) || 'channel',
    guild_id: how.guild ?? world.home?.guild ?? '',
    parent_id: null,
    position: world.channels.where(one => one.type === 0).length,
    topic,
    permission_overwrites: [],
    rate_limit_per_user: 0,
    last_message_id: null,
  });
  if (!how.quiet) world.hub.tell({ event: 'CHANNEL_CREATE', data: channel, channel, intents: intents.guilds });
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
