import * as z from 'zod';
import { fileShape, Mistake } from '../asks/ask.js';
import { commandsFor } from '../asks/commands.js';
import type { Handler } from '../http/router.js';
import { ok } from '../http/router.js';
import { say } from '../messages/say.js';
import { history, isFor } from '../messages/telling.js';
import { may } from '../people/permissions.js';
import type { User } from '../types.js';
import { isDirect, isThread } from '../types.js';
import { byId } from '../world/snowflake.js';
import { announced } from '../world/views.js';
import { asker, placeFor, uploader } from './common.js';

const speech = z.strictObject({
  content: z.string().max(2000).default(''),
  reply: z.string().optional(),
  files: z.array(fileShape).optional(),
});
const KEEP_IN_VIEW = 200;
const FILES = 10;
const wanted = z.object({ limit: z.coerce.number().int().min(1).max(KEEP_IN_VIEW).default(KEEP_IN_VIEW) });

/** Reading and writing as a member. */
export const talkRoutes: Record<string, Handler> = {
  'GET /channels/:channel/messages': call => {
    const { world } = call.service;
    const channel = placeFor(call, call.params.channel ?? '');
    const seen = history(world, channel.id, asker(call)).sort((a, b) => byId(a.message, b.message));
    const { limit } = wanted.parse(Object.fromEntries(call.query));
    return ok(seen.slice(-limit).map(one => announced(world, one)));
  },
  'GET /channels/:channel/messages/:message': call => {
    const { world } = call.service;
    const { id } = placeFor(call, call.params.channel ?? '');
    const stored = world.messages.get(call.params.message ?? '');
    if (stored?.message.channel_id !== id || !isFor(stored, asker(call)))
      throw new Mistake('That message is not there.');
    return ok(announced(world, stored));
  },
  'POST /channels/:channel/messages': call => {
    const { world } = call.service;
    const user = asker(call);
    const channel = placeFor(call, call.params.channel ?? '');
    const { content, reply, files } = speech.parse(call.body);
    if (!isDirect(channel) && !may(world, user, channel, isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages'))
      throw new Mistake('You cannot write here.');
    if (channel.thread?.locked && !may(world, user, channel, 'ManageThreads'))
      throw new Mistake('This thread is locked.');
    const answered = world.messages.get(reply ?? '');
    if (reply && (answered?.only !== undefined || answered?.message.channel_id !== channel.id))
      throw new Mistake('That message cannot be replied to.');
    if (files !== undefined && files.length > FILES)
      throw new Mistake('A message holds at most {most} files.', { most: FILES });
    const upload = uploader(call, channel);
    const attachments = (files ?? []).map(file => upload(file.name, file.base64));
    if (!content.trim() && !attachments.length) throw new Mistake('Write something first.');
    const author = world.users.get(user) as User;
    const body = { content, ...(reply && { message_reference: { message_id: reply } }) };
    return ok(announced(world, say(world, { channel, author, body, with: { attachments }, blank: true })));
  },
  'GET /channels/:channel/commands': call => {
    const channel = placeFor(call, call.params.channel ?? '');
    return ok(commandsFor(call.service.world, asker(call), channel).sort((a, b) => (a.name < b.name ? -1 : 1)));
  },
  'POST /messages/:message/dismiss': call => {
    const { world } = call.service;
    const stored = world.messages.get(call.params.message ?? '');
    if (!stored || stored.only !== asker(call))
      throw new Mistake('Only a message that only you can see can be dismissed.');
    world.messages.put(stored.message.id, { ...stored, dismissed: true });
    const { id, channel_id } = stored.message;
    world.hub.tell({ event: 'MESSAGE_DELETE', data: { id, channel_id }, only: stored.only, audience: 'pages' });
    return ok({});
  },
};
