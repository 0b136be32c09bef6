import * as z from 'zod';
import { refuse } from '../errors.js';
import type { Handler } from '../http/router.js';
import { nothing, ok } from '../http/router.js';
import { rewrite } from '../messages/rewrite.js';
import { say } from '../messages/say.js';
import { erase, history } from '../messages/telling.js';
import { may } from '../people/permissions.js';
import type { Channel, MessageBody } from '../types.js';
import { isDirect, isThread } from '../types.js';
import { intents } from '../world/hub.js';
import { byId } from '../world/snowflake.js';
import type { World } from '../world/world.js';
import { bodyOf, botUser, channelOf, demand, messageOf, numberIn, shapedBody } from './common.js';

const bulk = z.object({ messages: z.array(z.string()).min(2).max(100) });

/** https://docs.discord.com/developers/resources/message */
export const messageRoutes: Record<string, Handler> = {
  'GET /channels/:channel/messages': call => {
    const { world } = call.service;
    const channel = channelOf(call);
    if (!isDirect(channel) && !may(world, world.home.bot, channel, 'ReadMessageHistory')) return ok([]);
    const limit = numberIn(call, 'limit', 50, [1, 100]);
    const found = history(world, channel.id, '')
      .map(one => one.message)
      .sort(byId)
      .reverse();
    const [before, after, around] = ['before', 'after', 'around'].map(name => call.query.get(name));
    const than = (id: string) => (message: { id: string }) => byId(message, { id });
    if (before) return ok(found.filter(one => than(before)(one) < 0).slice(0, limit));
    if (after) return ok(found.filter(one => than(after)(one) > 0).slice(-limit));
    if (!around) return ok(found.slice(0, limit));
    const middle = found.findIndex(one => than(around)(one) <= 0);
    const from = Math.max(0, middle - Math.floor(limit / 2));
    return ok(found.slice(from, from + limit));
  },
  'GET /channels/:channel/messages/:message': call =>
    ok(messageOf(call, channelOf(call, 'ReadMessageHistory')).message),
  'POST /channels/:channel/messages': call => {
    const { world } = call.service;
    const channel = channelOf(call);
    const body = bodyOf<MessageBody>(call, 'MessageCreateRequest');
    mayWrite(world, channel, body, call.uploads.length);
    return ok(say(world, { channel, author: botUser(world), body, uploads: call.uploads }).message);
  },
  'PATCH /channels/:channel/messages/:message': call => {
    const { world } = call.service;
    const channel = channelOf(call);
    const stored = messageOf(call, channel);
    const body = bodyOf<MessageBody>(call, 'MessageEditRequestPartial');
    if (stored.message.author.id !== world.home.bot) refuse(50005);
    if (channel.thread?.archived) refuse(50083);
    if (body.embeds?.length) demand(world, channel, 'EmbedLinks');
    if (call.uploads.length) demand(world, channel, 'AttachFiles');
    return ok(rewrite(world, stored, { body, uploads: call.uploads, rationed: true }).message);
  },
  'DELETE /channels/:channel/messages/:message': call => {
    const { world } = call.service;
    const channel = channelOf(call);
    const stored = messageOf(call, channel);
    if (stored.message.author.id !== world.home.bot) {
      if (isDirect(channel)) refuse(50003);
      demand(world, channel, 'ManageMessages');
    }
    erase(world, stored);
    return nothing;
  },
  'POST /channels/:channel/messages/bulk-delete': call => {
    const { world } = call.service;
    const channel = channelOf(call, 'ManageMessages');
    const { messages } = shapedBody(call, bulk);
    for (const id of messages) {
      const stored = world.messages.get(id);
      if (stored && !stored.only && stored.message.channel_id === channel.id) erase(world, stored);
    }
    return nothing;
  },
  'POST /channels/:channel/typing': call => {
    const { world } = call.service;
    const channel = channelOf(call, 'SendMessages');
    const data = { channel_id: channel.id, user_id: world.home.bot, timestamp: Math.floor(world.clock.now() / 1000) };
    world.hub.tell({
      event: 'TYPING_START',
      data,
      channel,
      intents: isDirect(channel) ? intents.directTyping : intents.guildTyping,
    });
    return nothing;
  },
};

function mayWrite(world: World, channel: Channel, body: MessageBody, files: number): void {
  if (isDirect(channel)) {
    if (world.members.get(channel.members?.[0] ?? '')?.dms !== 'open') refuse(50007);
    return;
  }
  demand(world, channel, isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages');
  if (channel.thread?.locked && !may(world, world.home.bot, channel, 'ManageThreads')) refuse(50083);
  if (body.embeds?.length) demand(world, channel, 'EmbedLinks');
  if (files) demand(world, channel, 'AttachFiles');
}
