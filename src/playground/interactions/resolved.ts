import { permissionsIn } from '../people/permissions.js';
import type { Attachment, Channel, Dict, Message, Snowflake } from '../types.js';
import { channelFor, memberView, roleView } from '../world/views.js';
import type { World } from '../world/world.js';

/** The objects behind the ids in an interaction's data. https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-resolved-data-structure */
export interface Resolver {
  user(id: Snowflake): void;
  role(id: Snowflake): void;
  channel(id: Snowflake): void;
  /** A user or a role, whichever it is. */
  mentionable(id: Snowflake): void;
  attachment(file: Attachment): void;
  message(message: Message): void;
  data(): { resolved?: Dict };
}

export function makeResolver(world: World, where: Channel, asker: Snowflake): Resolver {
  const found: Record<string, Dict> = {};
  const put = (kind: string, id: string, value: unknown): void => {
    found[kind] = { ...found[kind], [id]: value };
  };
  const resolver: Resolver = {
    user(id) {
      put('users', id, world.users.get(id));
      if (!world.members.get(id) || !where.guild_id) return;
      const { user: _user, deaf: _deaf, mute: _mute, ...member } = memberView(world, id);
      put('members', id, { ...member, permissions: String(permissionsIn(world, id, where)) });
    },
    role(id) {
      const role = world.roles.get(id);
      if (role) put('roles', id, roleView(role));
    },
    channel(id) {
      const channel = world.channels.get(id);
      if (channel) put('channels', id, channelFor(world, channel, asker));
    },
    mentionable: id => (world.users.get(id) ? resolver.user(id) : resolver.role(id)),
    attachment: file => put('attachments', file.id, { ...file, ephemeral: true }),
    message: message => put('messages', message.id, message),
    data: () => (Object.keys(found).length ? { resolved: found } : {}),
  };
  return resolver;
}
