import { leaveThread } from '../messages/threads.js';
import type { Membership, Snowflake } from '../types.js';
import { intents } from '../world/hub.js';
import { guildCreate } from '../world/views.js';
import type { World } from '../world/world.js';

/** Those who have left the first server, and may come back to what they were there. */
export interface Leavers {
  leave(user: Snowflake): void;
  comeBack(user: Snowflake): void;
}

export function makeLeavers(world: World): Leavers {
  const gone = new Map<Snowflake, Membership>();
  return {
    leave(user) {
      const membership = world.members.get(user);
      if (membership === undefined) return;
      gone.set(user, membership);
      // A bot stays in threads; people who come back have to be taken in again.
      if (user !== world.home.bot)
        for (const thread of world.channels.where(({ members }) => members?.includes(user) === true))
          if (thread.parent_id) leaveThread(world, thread, user);
      world.members.delete(user);
      tell(world, user, 'leaves');
    },
    comeBack(user) {
      const membership = gone.get(user);
      if (membership === undefined) return;
      gone.delete(user);
      world.members.put(user, membership);
      tell(world, user, 'comes back');
    },
  };
}

/** A bot hears of its own server; of others it hears with an intent of its own. https://docs.discord.com/developers/events/gateway-events#guilds */
function tell(world: World, user: Snowflake, what: 'leaves' | 'comes back'): void {
  const { bot, guild } = world.home;
  if (user === bot) {
    const [event, data] =
      what === 'leaves' ? ['GUILD_DELETE', { id: guild }] : ['GUILD_CREATE', guildCreate(world, guild)];
    world.hub.tell({ event: event as string, data: data as object, intents: intents.guilds, audience: 'bot' });
    world.hub.tell({ event: 'PLAYGROUND_MEMBER', data: { id: user }, audience: 'pages' });
    return;
  }
  const event = what === 'leaves' ? 'GUILD_MEMBER_REMOVE' : 'GUILD_MEMBER_ADD';
  const data = { guild_id: guild, user: world.users.get(user), ...(what === 'comes back' && { roles: [] }) };
  world.hub.tell({ event, data, intents: intents.guildMembers });
}
