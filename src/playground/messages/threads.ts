import { fault, invalidForm, refuse } from '../errors.js';
import type { Channel, Snowflake } from '../types.js';
import { isThread } from '../types.js';
import { intents } from '../world/hub.js';
import { channelView, memberView, threadMember } from '../world/views.js';
import type { World } from '../world/world.js';

/** https://docs.discord.com/developers/topics/threads */
export interface ThreadWish {
  parent: Channel;
  owner: Snowflake;
  name: string;
  type: number;
  archiveAfter?: number | undefined;
  invitable?: boolean | undefined;
  /** A thread that starts from a message takes its id. */
  message?: Snowflake;
}

const MAX_ACTIVE = 1000;
const MAX_MEMBERS = 1000;

export function openThread(world: World, wish: ThreadWish): Channel {
  if (!wish.name.trim()) throw invalidForm([fault(['name'], 'BASE_TYPE_REQUIRED', 'This field is required')]);
  if (
    world.channels.where(one => isThread(one) && !one.thread?.archived && one.guild_id === wish.parent.guild_id)
      .length >= MAX_ACTIVE
  )
    refuse(160006);
  const id = wish.message ?? world.ids.next();
  if (world.channels.get(id)) refuse(160004);
  const now = new Date(world.clock.now()).toISOString();
  const channel = world.channels.put(id, {
    id,
    type: wish.type,
    name: wish.name,
    ...(wish.parent.guild_id !== undefined && { guild_id: wish.parent.guild_id }),
    parent_id: wish.parent.id,
    owner_id: wish.owner,
    last_message_id: null,
    rate_limit_per_user: 0,
    members: [wish.owner],
    messages: 0,
    thread: {
      archived: false,
      locked: false,
      auto_archive_duration: wish.archiveAfter ?? 4320,
      archive_timestamp: now,
      create_timestamp: now,
      ...(wish.type === 12 && { invitable: wish.invitable ?? true }),
    },
  });
  const data = { ...channelView(world, channel), newly_created: true };
  world.hub.tell({ event: 'THREAD_CREATE', data, channel, intents: intents.guilds });
  return channel;
}

export interface ThreadChange {
  name?: string | null;
  archived?: boolean | null;
  locked?: boolean | null;
  invitable?: boolean | null;
  auto_archive_duration?: number | null;
  rate_limit_per_user?: number | null;
}

export function changeThread(world: World, channel: Channel, change: ThreadChange): Channel {
  const thread = channel.thread!;
  const archived = change.archived ?? thread.archived;
  const next = world.channels.put(channel.id, {
    ...channel,
    name: change.name ?? channel.name,
    rate_limit_per_user: change.rate_limit_per_user ?? channel.rate_limit_per_user ?? 0,
    thread: {
      ...thread,
      archived,
      locked: change.locked ?? thread.locked,
      auto_archive_duration: change.auto_archive_duration ?? thread.auto_archive_duration,
      ...(change.invitable != null && { invitable: change.invitable }),
      ...(archived !== thread.archived && { archive_timestamp: new Date(world.clock.now()).toISOString() }),
    },
  });
  const view = channelView(world, next);
  // The message it began at shows it as it is.
  const began = world.messages.get(channel.id);
  if (began) world.messages.put(channel.id, { ...began, message: { ...began.message, thread: view } });
  world.hub.tell({ event: 'THREAD_UPDATE', data: view, channel: next, intents: intents.guilds });
  return next;
}

/** Something was said: an archived thread opens again, unless it is locked. */
export function wakeThread(world: World, channel: Channel): Channel {
  return channel.thread?.archived ? changeThread(world, channel, { archived: false }) : channel;
}

export function joinThread(world: World, channel: Channel, user: Snowflake): void {
  const current = world.channels.get(channel.id);
  if (!current || current.members?.includes(user) || !world.members.get(user)) return;
  if ((current.members?.length ?? 0) >= MAX_MEMBERS) refuse(30033);
  const next = world.channels.put(channel.id, { ...current, members: [...(current.members ?? []), user] });
  tellMembers(world, next, { added: [user] });
}

export function leaveThread(world: World, channel: Channel, user: Snowflake): void {
  if (!channel.members?.includes(user)) return;
  const next = world.channels.put(channel.id, { ...channel, members: channel.members.filter(one => one !== user) });
  tellMembers(world, next, { removed: [user] });
  // People removed from a private thread no longer see it, so their pages are told by name.
  if (channel.type === 12)
    world.hub.tell({ event: 'THREAD_DELETE', data: channelView(world, channel), only: user, audience: 'pages' });
}

function tellMembers(
  world: World,
  channel: Channel,
  { added = [], removed = [] }: { added?: Snowflake[]; removed?: Snowflake[] },
): void {
  const data = {
    id: channel.id,
    guild_id: channel.guild_id,
    member_count: channel.members?.length ?? 0,
    added_members: added.map(id => ({
      ...threadMember(world, channel, id),
      member: memberView(world, id),
      presence: null,
    })),
    removed_member_ids: removed,
  };
  world.hub.tell({ event: 'THREAD_MEMBERS_UPDATE', data, channel, intents: intents.guilds, audience: 'bot' });
  world.hub.tell({ event: 'THREAD_UPDATE', data: channelView(world, channel), channel, audience: 'pages' });
}
