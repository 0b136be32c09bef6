import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A gateway that only tells: of so many servers of an ordinary size, and of messages in one of their channels. */
export interface TellingGateway {
  readonly api: string;
  /** Tells of so many messages of as many people. */
  tell(messages: number): void;
  close(): Promise<void>;
}

const USER = '100000000000000000';
const PERMISSIONS = '1071698660929';
/** What an ordinary server has; there is no end to how many more some have. */
const CHANNELS = 30;
const ROLES = 15;
const EMOJIS = 30;
const THREADS = 5;

/** Each thing on a server has an id of its own. */
const ROOM = 1000n;
const idOf = (guild: number, n: number): string => String(200000000000000000n + BigInt(guild) * ROOM + BigInt(n));

export async function openGateway(servers: number): Promise<TellingGateway> {
  const http = createServer((_, response) => {
    const session_start_limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: at('ws'), shards: 1, session_start_limit }));
  });
  const sockets = new WebSocketServer({ server: http });
  const at = (scheme: 'ws' | 'http'): string => `${scheme}://127.0.0.1:${(http.address() as AddressInfo).port}`;
  let seq = 0;
  const event = (t: string, d: object): string => JSON.stringify({ op: 0, t, s: ++seq, d });
  sockets.on('connection', socket => {
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } }));
    socket.on('message', raw => {
      const { op } = JSON.parse(String(raw)) as { op: number };
      if (op === 1) socket.send(JSON.stringify({ op: 11 }));
      if (op !== 2) return;
      socket.send(event('READY', ready(servers, at('ws'))));
      for (let guild = 0; guild < servers; guild++) socket.send(event('GUILD_CREATE', guildCreate(guild)));
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    api: `${at('http')}/api`,
    tell(messages) {
      for (const socket of sockets.clients)
        for (let n = 0; n < messages; n++) socket.send(event('MESSAGE_CREATE', message(n)));
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
}

const user = (id: string, bot = false) => ({ id, username: `person-${id}`, discriminator: '0', avatar: null, bot });

const ready = (servers: number, url: string) => ({
  v: 10,
  user: user(USER, true),
  guilds: Array.from({ length: servers }, (_, guild) => ({ id: idOf(guild, 0), unavailable: true })),
  session_id: 'session',
  resume_gateway_url: url,
  shard: [0, 1],
  application: { id: USER, flags: 0 },
});

function guildCreate(guild: number): object {
  const many = <T>(from: number, length: number, make: (id: string, n: number) => T): T[] =>
    Array.from({ length }, (_, n) => make(idOf(guild, from + n), n));
  const id = idOf(guild, 0);
  const joined_at = '2026-01-01T00:00:00.000000+00:00';
  const role = (role: string, position: number) => ({
    id: role,
    name: position === 0 ? '@everyone' : `Role ${role}`,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    permissions: PERMISSIONS,
    position,
    flags: 0,
  });
  const roles = [role(id, 0), ...many(1, ROLES, (one, n) => role(one, n + 1))];
  return {
    id,
    name: `Server ${guild}`,
    icon: 'a'.repeat(32),
    owner_id: idOf(guild, 900),
    region: 'deprecated',
    afk_timeout: 300,
    verification_level: 1,
    default_message_notifications: 1,
    explicit_content_filter: 2,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    preferred_locale: 'en-US',
    system_channel_flags: 0,
    features: ['COMMUNITY', 'NEWS'],
    roles,
    emojis: many(100, EMOJIS, (one, n) => ({
      id: one,
      name: `emoji_${n}`,
      roles: [],
      animated: false,
      available: true,
    })),
    stickers: [],
    joined_at,
    large: true,
    unavailable: false,
    member_count: 500,
    voice_states: [],
    members: [{ user: user(USER, true), roles: [roles[1]?.id], joined_at, deaf: false, mute: false, flags: 0 }],
    channels: many(200, CHANNELS, (one, position) => ({
      id: one,
      type: 0,
      name: `channel-${position}`,
      topic: `What channel ${one} is for, in a few words`,
      position,
      parent_id: null,
      last_message_id: one,
      rate_limit_per_user: 0,
      nsfw: false,
      flags: 0,
      permission_overwrites: roles.slice(0, 2).map(({ id }) => ({ id, type: 0, allow: '1024', deny: '0' })),
    })),
    threads: many(300, THREADS, (one, n) => ({
      id: one,
      type: 11,
      name: `thread ${n}`,
      parent_id: idOf(guild, 200),
      owner_id: idOf(guild, 901),
      last_message_id: one,
      message_count: 50,
      member_count: 5,
      rate_limit_per_user: 0,
      flags: 0,
      thread_metadata: { archived: false, locked: false, auto_archive_duration: 4320, archive_timestamp: joined_at },
    })),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** As a bot hears of it that may not read what is said. */
const message = (n: number): object => ({
  id: String(300000000000000000n + BigInt(n)),
  type: 0,
  channel_id: idOf(0, 200),
  guild_id: idOf(0, 0),
  author: user(String(400000000000000000n + BigInt(n))),
  member: { roles: [idOf(0, 1)], joined_at: '2026-01-01T00:00:00.000000+00:00', deaf: false, mute: false, flags: 0 },
  content: '',
  timestamp: '2026-01-01T00:00:00.000000+00:00',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  components: [],
  pinned: false,
  flags: 0,
});
