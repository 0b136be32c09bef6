import type { Channel, Snowflake, StoredMessage } from '../types.js';
import { isDirect } from '../types.js';
import { intents } from '../world/hub.js';
import { announced } from '../world/views.js';
import type { World } from '../world/world.js';

export function erase(world: World, stored: StoredMessage): void {
  const { id, channel_id } = stored.message;
  world.messages.delete(id);
  const channel = world.channels.get(channel_id);
  if (!channel) return;
  const data = { id, channel_id, ...(channel.guild_id && { guild_id: channel.guild_id }) };
  world.hub.tell({
    event: 'MESSAGE_DELETE',
    data,
    channel,
    intents: hearing(channel),
    ...(stored.only && { only: stored.only }),
  });
}

export function tellMessage(world: World, channel: Channel, event: string, stored: StoredMessage): void {
  // Who has put it away does not see it again.
  if (stored.dismissed) return;
  const data = announced(world, stored);
  world.hub.tell({ event, data, channel, intents: hearing(channel), ...(stored.only && { only: stored.only }) });
}

const hearing = (channel: Channel): number => (isDirect(channel) ? intents.directMessages : intents.guildMessages);

/** Whether a message is for this reader too, who sees its channel. */
export const isFor = ({ only, dismissed }: StoredMessage, reader: Snowflake): boolean =>
  only === undefined || (only === reader && !dismissed);

/** Of one channel, oldest first, as far as this reader may see them. */
export function history(world: World, channel: Snowflake, reader: Snowflake): StoredMessage[] {
  return world.messages.where(one => one.message.channel_id === channel && isFor(one, reader));
}
