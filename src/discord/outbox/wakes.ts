import { type Client, Events, type GuildChannel } from 'discord.js';
import type { Logger } from 'pino';
import { loggable } from '../reply/failure.js';
import type { Presenter } from './presenter.js';

/** What shows matches and league nights: each knows its own messages and threads. */
interface Keepers {
  readonly boards: { deleted(message: string): Promise<void>; threadDeleted(thread: string): Promise<void> };
  readonly nightPosts: { deleted(message: string): Promise<void> };
}

/** What Discord tells us that may let something be shown again, or makes it gone. */
export function listen(
  client: Client<true>,
  presenter: Pick<Presenter, 'wake' | 'recovered'>,
  { boards, nightPosts }: Keepers,
  log: Logger,
): void {
  const doing = (what: Promise<void>): void =>
    void what.catch((error: unknown) => log.error({ err: loggable(error) }, 'what Discord told us came to nothing'));
  const allowed = (guild: string): void => doing(presenter.wake({ obstacles: ['permission', 'place'], guild }));
  const back = (guild: string): void => doing(presenter.wake({ obstacles: ['guild', 'permission', 'place'], guild }));

  const gone = (message: string): void => {
    doing(boards.deleted(message));
    doing(nightPosts.deleted(message));
  };
  client.on(Events.MessageDelete, message => gone(message.id));
  client.on(Events.MessageBulkDelete, messages => {
    for (const message of messages.keys()) gone(message);
  });
  client.on(Events.ThreadDelete, thread => doing(boards.threadDeleted(thread.id)));
  client.on(Events.ChannelUpdate, channel => allowed((channel as GuildChannel).guildId));
  client.on(Events.ThreadUpdate, (_, thread) => allowed(thread.guildId));
  client.on(Events.GuildRoleUpdate, role => allowed(role.guild.id));
  client.on(Events.GuildRoleDelete, role => allowed(role.guild.id));
  // Of other members we hear nothing.
  client.on(Events.GuildMemberUpdate, (_, member) => {
    if (member.id === client.user.id) allowed(member.guild.id);
  });
  client.on(Events.GuildCreate, guild => back(guild.id));
  client.on(Events.GuildAvailable, guild => back(guild.id));
  client.on(Events.ShardReady, () => doing(presenter.recovered()));
  client.on(Events.ShardResume, () => doing(presenter.recovered()));
}
