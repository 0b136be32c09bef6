import { fault, invalidForm, refuse } from '../errors.js';
import type { Call, Handler } from '../http/router.js';
import { created, nothing, ok } from '../http/router.js';
import { storeFile } from '../messages/attachments.js';
import { directChannel } from '../people/people.js';
import type { ApplicationEmoji } from '../types.js';
import { pictureSize } from '../world/files.js';
import { serversOf } from '../world/servers.js';
import { applicationView, channelView, guildView } from '../world/views.js';
import { bodyOf, botUser } from './common.js';

/** The application, its user, its emojis, and how to reach the gateway. https://docs.discord.com/developers/resources/application */
export const applicationRoutes: Record<string, Handler> = {
  'GET /gateway': call => ok({ url: gatewayUrl(call) }),
  'GET /gateway/bot': call =>
    ok({
      url: gatewayUrl(call),
      shards: call.service.door.shards,
      session_start_limit: call.service.door.limits(),
    }),
  'GET /applications/@me': call => ok(applicationView(call.service.world)),
  'GET /oauth2/applications/@me': call => ok(applicationView(call.service.world)),
  'GET /users/@me': call => ok(botUser(call.service.world)),
  'GET /users/@me/guilds': call => {
    const { world } = call.service;
    const mine = serversOf(world).map(guild => guildView(world, guild));
    return ok(mine.map(({ id, name, icon }) => ({ id, name, icon, owner: false, permissions: '0', features: [] })));
  },
  'POST /users/@me/channels': call => {
    const { world } = call.service;
    const { recipient_id } = bodyOf<{ recipient_id?: string }>(call, 'CreatePrivateChannelRequest');
    const user = recipient_id ? world.users.get(recipient_id) : undefined;
    if (!user) throw invalidForm([fault(['recipient_id'], 'BASE_TYPE_REQUIRED', 'Unknown user')]);
    if (user.bot) refuse(50007);
    return ok(channelView(world, directChannel(world, user.id)));
  },
  'GET /users/:user': call => {
    const user = call.service.world.users.get(call.params.user ?? '');
    if (!user) refuse(10013);
    return ok(user);
  },
  'GET /applications/:application/emojis': call =>
    ok({ items: call.service.world.emojis.all().map(emoji => emojiView(call, emoji)) }),
  'POST /applications/:application/emojis': call => {
    const { world } = call.service;
    const { name, image } = (call.body ?? {}) as { name?: unknown; image?: unknown };
    const faults = [];
    if (typeof name !== 'string' || !/^\w{2,32}$/.test(name))
      faults.push(fault(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.'));
    else if (world.emojis.where(one => one.name === name).length)
      faults.push(fault(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'This emoji name is already taken'));
    const match =
      typeof image === 'string' ? /^data:(image\/(?:png|jpe?g|gif|webp|avif));base64,(.+)$/.exec(image) : null;
    const bytes = match && Buffer.from(match[2]!, 'base64');
    if (!match || !bytes) faults.push(fault(['image'], 'IMAGE_INVALID', 'Invalid image data'));
    else if (bytes.length > 256 * 1024)
      faults.push(fault(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.'));
    if (faults.length || !match || !bytes) throw invalidForm(faults);
    const id = world.ids.next();
    const kind = pictureSize(bytes) ? 'image/png' : match[1]!;
    const file = storeFile(world, id, `${String(name)}.${kind.split('/')[1]}`, bytes, kind);
    return created(
      emojiView(
        call,
        world.emojis.put(id, { id, name: String(name), file: file.id, animated: match[1] === 'image/gif' }),
      ),
    );
  },
  'DELETE /applications/:application/emojis/:emoji': call => {
    const { world } = call.service;
    if (!world.emojis.get(call.params.emoji ?? '')) refuse(10014);
    world.emojis.delete(call.params.emoji ?? '');
    return nothing;
  },
};

const gatewayUrl = (call: Call): string => `${call.service.world.url.replace('http', 'ws')}/gateway`;

const emojiView = (call: Call, { id, name, animated }: ApplicationEmoji): object => ({
  id,
  name,
  animated,
  roles: [],
  user: botUser(call.service.world),
  require_colons: true,
  managed: false,
  available: true,
});
