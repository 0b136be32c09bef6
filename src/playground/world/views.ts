import { permissionsIn, serverPermissions } from '../people/permissions.js';
import type { Channel, Dict, Message, Role, ScheduledEvent, Snowflake, StoredMessage } from '../types.js';
import { isDirect, isThread } from '../types.js';
import { nameOfServer, serversOf } from './servers.js';
import type { World } from './world.js';

/** Discord's shapes of what the world holds. */
export function memberView(world: World, user: Snowflake): Dict {
  const row = world.members.get(user);
  return {
    user: world.users.get(user),
    nick: row?.nick ?? null,
    avatar: null,
    roles: row?.roles ?? [],
    joined_at: row?.joined_at ?? null,
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}

export const roleView = ({ bot, ...role }: Role): Dict => ({
  ...role,
  icon: null,
  unicode_emoji: null,
  flags: 0,
  colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
  ...(bot && { tags: { bot_id: bot } }),
});

export function channelView(world: World, channel: Channel): Dict {
  const { thread, members, messages, ...rest } = channel;
  if (isDirect(channel)) {
    const recipients = (members ?? []).map(id => world.users.get(id));
    return { id: rest.id, type: 1, last_message_id: rest.last_message_id, flags: 0, recipients };
  }
  if (!isThread(channel)) return { ...rest, nsfw: false, flags: 0 };
  const count = { message_count: messages ?? 0, total_message_sent: messages ?? 0, member_count: members?.length ?? 0 };
  const mine = members?.includes(world.home.bot);
  return {
    ...rest,
    flags: 0,
    thread_metadata: thread,
    ...count,
    ...(mine && { member: threadMember(world, channel, world.home.bot) }),
  };
}

export const threadMember = (world: World, channel: Channel, user: Snowflake): Dict => ({
  id: channel.id,
  user_id: user,
  join_timestamp: channel.thread?.create_timestamp ?? new Date(world.clock.now()).toISOString(),
  flags: 0,
});

/** A channel as it travels inside an interaction: with what this member may do there. */
export const channelFor = (world: World, channel: Channel, user: Snowflake): Dict => ({
  ...channelView(world, channel),
  ...(channel.guild_id && { permissions: String(permissionsIn(world, user, channel)) }),
});

export const activeThreads = (world: World, guild: Snowflake): Channel[] =>
  world.channels.where(one => one.guild_id === guild && isThread(one) && !one.thread?.archived);

/** The same roles everywhere; that of everybody has its server's id. */
export const rolesOf = (world: World, guild: Snowflake): Dict[] =>
  world.roles.all().map(role => roleView(role.id === world.home.guild ? { ...role, id: guild } : role));

export function guildView(world: World, guild: Snowflake): Dict {
  const { home } = world;
  return {
    id: guild,
    name: nameOfServer(world, guild),
    icon: guild.padStart(32, '0'),
    splash: null,
    discovery_splash: null,
    owner_id: home.owner,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesOf(world, guild),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: 'en-US',
    public_updates_channel_id: null,
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    max_members: 500_000,
    approximate_member_count: world.members.all().length,
  };
}

export const guildCreate = (world: World, guild: Snowflake): Dict => ({
  ...guildView(world, guild),
  joined_at: world.members.get(world.home.bot)?.joined_at,
  large: false,
  unavailable: false,
  member_count: world.members.all().length,
  voice_states: [],
  members: [memberView(world, world.home.bot), memberView(world, world.home.owner)],
  channels: world.channels.where(one => one.guild_id === guild && !isThread(one)).map(one => channelView(world, one)),
  threads: activeThreads(world, guild)
    .filter(one => permissionsIn(world, world.home.bot, one) !== 0n)
    .map(one => channelView(world, one)),
  presences: [],
  stage_instances: [],
  guild_scheduled_events: world.events.where(event => event.guild_id === guild).map(event => eventView(world, event)),
  soundboard_sounds: [],
});

export function applicationView(world: World): Dict {
  const { application, bot } = world.home;
  const owner = world.users.get(world.home.owner);
  return {
    id: application,
    name: world.users.get(bot)?.username,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    hook: true,
    summary: '',
    owner,
    team: null,
    bot: world.users.get(bot),
    approximate_guild_count: serversOf(world).length,
    integration_types_config: { 0: {} },
  };
}

export const eventView = (world: World, { interested, ...event }: ScheduledEvent): Dict => ({
  ...event,
  creator: world.users.get(event.creator_id),
  user_count: interested.length,
});

/** A message as the gateway announces it: with its server and its author's membership. */
export function announced(world: World, { message }: StoredMessage): Message & Dict {
  const guild = world.channels.get(message.channel_id)?.guild_id;
  if (!guild) return { ...message };
  const { user, ...member } = memberView(world, message.author.id);
  return { ...message, guild_id: guild, ...(user && !message.webhook_id ? { member } : {}) };
}

export const interactingMember = (world: World, user: Snowflake, channel: Channel): Dict => ({
  ...memberView(world, user),
  permissions: String(permissionsIn(world, user, channel) || serverPermissions(world, user)),
});
