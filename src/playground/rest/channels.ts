import * as z from 'zod';
import { fault, invalidForm, refuse } from '../errors.js';
import type { Call, Handler } from '../http/router.js';
import { created, nothing, ok } from '../http/router.js';
import { say } from '../messages/say.js';
import { tellMessage } from '../messages/telling.js';
import type { ThreadChange } from '../messages/threads.js';
import { changeThread, joinThread, leaveThread, openThread } from '../messages/threads.js';
import type { Channel, Overwrite } from '../types.js';
import { HAS_THREAD, isDirect, isThread } from '../types.js';
import { intents } from '../world/hub.js';
import { channelView, memberView, threadMember } from '../world/views.js';
import type { World } from '../world/world.js';
import { bodyOf, botUser, channelOf, demand, messageOf, shapedBody } from './common.js';

interface ThreadBody {
  name: string;
  type?: number | null;
  auto_archive_duration?: number | null;
  invitable?: boolean | null;
}

const bits = z
  .union([z.string().regex(/^\d{1,20}$/), z.number().int().min(0)])
  .nullish()
  .transform(said => String(said ?? 0));
const overwrite = z.object({ type: z.literal([0, 1]).default(0), allow: bits, deny: bits });

/** https://docs.discord.com/developers/resources/channel and topics/threads */
export const channelRoutes: Record<string, Handler> = {
  'GET /channels/:channel': call => ok(channelView(call.service.world, channelOf(call))),
  'PATCH /channels/:channel': call => {
    const { world } = call.service;
    const channel = channelOf(call);
    if (isDirect(channel)) refuse(50003);
    if (!isThread(channel)) {
      demand(world, channel, 'ManageChannels');
      const change = bodyOf<Partial<Channel>>(call, 'UpdateGuildChannelRequestPartial');
      const [name, topic] = [change.name ?? channel.name, change.topic ?? channel.topic ?? null];
      return ok(channelView(world, changed(world, { ...channel, name, topic })));
    }
    const change = bodyOf<ThreadChange>(call, 'UpdateThreadRequestPartial');
    const own = channel.owner_id === world.home.bot;
    if (change.locked != null || !own) demand(world, channel, 'ManageThreads');
    if (channel.thread?.archived && change.archived !== false) refuse(50083);
    return ok(channelView(world, changeThread(world, channel, change)));
  },
  'DELETE /channels/:channel': call => {
    const { world } = call.service;
    const channel = channelOf(call);
    if (isDirect(channel)) return ok(channelView(world, channel));
    demand(world, channel, isThread(channel) ? 'ManageThreads' : 'ManageChannels');
    return ok(removeChannel(world, channel));
  },
  'PUT /channels/:channel/permissions/:overwrite': call => {
    const channel = channelOf(call, 'ManageRoles');
    setOverwrite(call, channel, { id: call.params.overwrite ?? '', ...shapedBody(call, overwrite) });
    return nothing;
  },
  'POST /channels/:channel/messages/:message/threads': call => {
    const { world } = call.service;
    const channel = channelOf(call, 'CreatePublicThreads');
    const stored = messageOf(call, channel);
    const body = bodyOf<ThreadBody>(call, 'CreateTextThreadWithMessageRequest');
    if (isThread(channel) || isDirect(channel)) refuse(50024);
    // A message has one thread in its life, even if that is gone.
    if (stored.message.flags & HAS_THREAD) refuse(160004);
    const wish = { parent: channel, owner: world.home.bot, name: body.name, type: 11, message: stored.message.id };
    const thread = openThread(world, { ...wish, archiveAfter: body.auto_archive_duration ?? undefined });
    const message = { ...stored.message, flags: stored.message.flags | HAS_THREAD, thread: channelView(world, thread) };
    tellMessage(world, channel, 'MESSAGE_UPDATE', world.messages.put(message.id, { ...stored, message }));
    return created(channelView(world, thread));
  },
  'POST /channels/:channel/threads': call => {
    const { world } = call.service;
    const channel = channelOf(call);
    const body = bodyOf<ThreadBody>(call, 'CreateTextThreadWithoutMessageRequest');
    if (isThread(channel) || isDirect(channel)) refuse(50024);
    const type = body.type ?? 12;
    if (type === 10) throw invalidForm([fault(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of {11, 12}.')]);
    demand(world, channel, type === 12 ? 'CreatePrivateThreads' : 'CreatePublicThreads');
    const options = { archiveAfter: body.auto_archive_duration ?? undefined, invitable: body.invitable ?? undefined };
    const thread = openThread(world, { parent: channel, owner: world.home.bot, name: body.name, type, ...options });
    if (type === 11) {
      const extra = { type: 18, message_reference: { type: 0, channel_id: thread.id, guild_id: thread.guild_id } };
      say(world, { channel, author: botUser(world), body: { content: thread.name }, with: extra });
    }
    return created(channelView(world, thread));
  },
  'GET /channels/:channel/threads/archived/public': call => ok(archived(call, 11)),
  'GET /channels/:channel/threads/archived/private': call => ok(archived(call, 12)),
  'GET /channels/:channel/thread-members': call => {
    const { world } = call.service;
    const thread = threadOf(call);
    const full = call.query.get('with_member') === 'true';
    return ok(
      (thread.members ?? []).map(id => ({
        ...threadMember(world, thread, id),
        ...(full && { member: memberView(world, id) }),
      })),
    );
  },
  'GET /channels/:channel/thread-members/:user': call => {
    const thread = threadOf(call);
    const user = who(call);
    if (!thread.members?.includes(user)) refuse(10007);
    return ok(threadMember(call.service.world, thread, user));
  },
  'PUT /channels/:channel/thread-members/:user': call => {
    const { world } = call.service;
    const thread = threadOf(call);
    if (thread.thread?.archived) refuse(50083);
    const user = who(call);
    if (!world.members.get(user)) refuse(10007);
    if (user !== world.home.bot) demand(world, thread, 'SendMessagesInThreads');
    joinThread(world, thread, user);
    return nothing;
  },
  'DELETE /channels/:channel/thread-members/:user': call => {
    const { world } = call.service;
    const thread = threadOf(call);
    if (thread.thread?.archived) refuse(50083);
    const user = who(call);
    const ownPrivate = thread.type === 12 && thread.owner_id === world.home.bot;
    if (user !== world.home.bot && !ownPrivate) demand(world, thread, 'ManageThreads');
    leaveThread(world, thread, user);
    return nothing;
  },
};

const who = (call: Call): string =>
  call.params.user === '@me' ? call.service.world.home.bot : (call.params.user ?? '');

function threadOf(call: Call): Channel {
  const channel = channelOf(call);
  if (!isThread(channel)) refuse(50024);
  return channel;
}

function archived(call: Call, type: number): object {
  const { world } = call.service;
  const parent = channelOf(call, 'ReadMessageHistory');
  if (type === 12) demand(world, parent, 'ManageThreads');
  const threads = world.channels.where(
    one => one.parent_id === parent.id && one.type === type && Boolean(one.thread?.archived),
  );
  const mine = threads.filter(one => one.members?.includes(world.home.bot));
  return {
    threads: threads.map(one => channelView(world, one)),
    members: mine.map(one => threadMember(world, one, world.home.bot)),
    has_more: false,
  };
}

/** Everything in a channel goes with it. Returns it as it was. */
export function removeChannel(world: World, channel: Channel): object {
  const view = channelView(world, channel);
  for (const stored of world.messages.where(one => one.message.channel_id === channel.id))
    world.messages.delete(stored.message.id);
  world.hub.tell({
    event: isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE',
    data: view,
    channel,
    intents: intents.guilds,
  });
  // Its threads go with a channel, without a word.
  for (const one of world.channels.where(({ id, parent_id }) => id === channel.id || parent_id === channel.id))
    world.channels.delete(one.id);
  return view;
}

export function setOverwrite(call: Pick<Call, 'service'>, channel: Channel, row: Overwrite): Channel {
  const { world } = call.service;
  const others = (channel.permission_overwrites ?? []).filter(one => one.id !== row.id);
  const blank = row.allow === '0' && row.deny === '0';
  return changed(world, { ...channel, permission_overwrites: blank ? others : [...others, row] });
}

function changed(world: World, channel: Channel): Channel {
  world.channels.put(channel.id, channel);
  world.hub.tell({ event: 'CHANNEL_UPDATE', data: channelView(world, channel), channel, intents: intents.guilds });
  return channel;
}
