import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { complain } from '../errors.js';
import { permissionsIn, sees } from '../people/permissions.js';
import type { Dict, Message } from '../types.js';
import type { Occurrence } from '../world/hub.js';
import { intents } from '../world/hub.js';
import { serversOf, shardOf, shardOfPlace } from '../world/servers.js';
import { applicationView, guildCreate, memberView } from '../world/views.js';
import type { World } from '../world/world.js';
import type { Frame, Identify, MembersWish, Resume } from './frames.js';
import { frameOf, HangUp, read, says } from './frames.js';
import type { Door } from './limits.js';
import { makeLine } from './line.js';

interface Session {
  id: string;
  seq: number;
  intents: number;
  shard: [number, number];
  /** What was sent, for a resume. */
  sent: { seq: number; frame: string }[];
  socket: WebSocket | undefined;
}

/** https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway */
const HEARTBEAT_MS = 41_250;
const REPLAY = 5000;
const MAX_PAYLOAD = 4096;
/** What is longer is not even read to its end. */
const MAX_FRAME = 64 * 1024;
const MAX_SENDS = 120;

export interface Gateway {
  server: WebSocketServer;
  online(): number;
  drop(how: 'resume' | 'invalid'): void;
  /** The next so many events come late, and out of their order. */
  disorder(times: number): void;
  /** Every bot hears this as it stands. */
  tell(event: string, data: unknown): void;
  close(): void;
}

export function makeGateway(world: World, door: Door): Gateway {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME });
  const sessions = new Map<string, Session>();

  const emit = (session: Session, t: string, d: unknown): void => {
    const frame = JSON.stringify({ op: 0, t, s: ++session.seq, d });
    session.sent.push({ seq: session.seq, frame });
    if (session.sent.length > REPLAY) session.sent.splice(0, REPLAY / 10);
    session.socket?.send(frame);
  };

  const deliver = (occurrence: Occurrence): void => {
    for (const session of sessions.values()) {
      const [index, count] = session.shard;
      if (index !== shardOfPlace(world, occurrence.channel, count) || !hears(world, session.intents, occurrence))
        continue;
      emit(
        session,
        occurrence.event,
        occurrence.event.startsWith('MESSAGE_')
          ? readable(world, session.intents, occurrence.data as Message)
          : occurrence.data,
      );
    }
  };
  const line = makeLine(deliver);
  const quiet = world.hub.listen(occurrence => {
    if (!occurrence.only && occurrence.audience !== 'pages') line.put(occurrence);
  });

  server.on('connection', (socket: WebSocket) => {
    let session: Session | undefined;
    const sends: number[] = [];
    const reply = (frame: Frame): void => socket.send(JSON.stringify(frame));
    const enter = (opened: Session): void => {
      session = opened;
      session.socket = socket;
      sessions.set(session.id, session);
    };
    const identify = (wish: Identify): void => {
      if (session) throw new HangUp(4005, 'Already authenticated.');
      const opened = open(world, wish);
      const { shard, intents } = opened;
      const answer = door.enter({ shard, intents, servers: serversAt(world, shard).length });
      if (answer === 'spent') {
        // Discord takes the bot's token away.
        for (const other of sessions.values()) other.socket?.close(4004, 'Authentication failed.');
        sessions.clear();
        throw new HangUp(4004, 'Authentication failed.');
      }
      if (answer === 'too soon') {
        reply({ op: 9, d: false });
        return;
      }
      enter(opened);
      greet(world, opened, emit);
      tellPresence(world, online());
    };
    const resume = ({ token, session_id, seq }: Resume): void => {
      const known = sessions.get(session_id);
      if (!known || token !== world.token) {
        reply({ op: 9, d: false });
        return;
      }
      known.socket?.terminate();
      enter(known);
      for (const one of known.sent) if (one.seq > (seq ?? 0)) socket.send(one.frame);
      emit(known, 'RESUMED', { _trace: [] });
      tellPresence(world, online());
    };
    const hear = (text: string): void => {
      const now = Date.now();
      sends.push(now);
      while (sends[0]! < now - 60_000) sends.shift();
      if (sends.length > MAX_SENDS) throw new HangUp(4008, 'Rate limited.');
      if (Buffer.byteLength(text) > MAX_PAYLOAD) throw new HangUp(4002, 'Payload too large.');
      const { op, d } = frameOf(text);
      if (op === 1) reply({ op: 11 });
      else if (op === 2) identify(read(says.identify, d));
      else if (op === 6) resume(read(says.resume, d));
      else if (!session) throw new HangUp(4003, 'Not authenticated.');
      else if (op === 8) emit(session, 'GUILD_MEMBERS_CHUNK', membersChunk(world, read(says.members, d)));
      else if (op !== 3 && op !== 4) throw new HangUp(4001, 'Unknown opcode.');
    };
    reply({ op: 10, d: { heartbeat_interval: HEARTBEAT_MS } });
    socket.on('error', () => socket.terminate());
    socket.on('close', code => {
      if (session?.socket !== socket) return;
      session.socket = undefined;
      // Who says goodbye does not come back to it.
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      tellPresence(world, online());
    });
    socket.on('message', raw => {
      try {
        hear(String(raw));
      } catch (error) {
        if (!(error instanceof HangUp)) complain(error);
        const { code, message } = error instanceof HangUp ? error : new HangUp(4000, 'Unknown error.');
        socket.close(code, message);
      }
    });
  });

  const online = (): number => [...sessions.values()].filter(one => one.socket).length;
  return {
    server,
    online,
    drop(how) {
      for (const session of [...sessions.values()]) {
        if (how === 'resume') session.socket?.close(4000, 'Unknown error.');
        else {
          sessions.delete(session.id);
          session.socket?.send(JSON.stringify({ op: 9, d: false }));
        }
      }
    },
    disorder: times => line.disorder(times),
    tell(event, data) {
      for (const session of sessions.values()) emit(session, event, data);
    },
    close() {
      quiet();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

function open(world: World, { token, intents, shard = [0, 1] }: Identify): Session {
  if (token !== world.token) throw new HangUp(4004, 'Authentication failed.');
  return { id: randomBytes(16).toString('hex'), seq: 0, intents, shard, sent: [], socket: undefined };
}

function greet(world: World, session: Session, emit: (session: Session, t: string, d: unknown) => void): void {
  const isTold = (session.intents & intents.guilds) !== 0 && world.members.get(world.home.bot) !== undefined;
  const mine = isTold ? serversAt(world, session.shard) : [];
  emit(session, 'READY', {
    v: 10,
    user: { ...world.users.get(world.home.bot), email: null, verified: true, mfa_enabled: false },
    guilds: mine.map(id => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: `${world.url.replace('http', 'ws')}/gateway`,
    shard: session.shard,
    application: { id: world.home.application, flags: applicationView(world).flags },
    private_channels: [],
  });
  for (const guild of mine) emit(session, 'GUILD_CREATE', guildCreate(world, guild));
}

const serversAt = (world: World, [index, count]: Session['shard']): string[] =>
  serversOf(world).filter(guild => shardOf(guild, count) === index);

function hears(world: World, wanted: number, { intents: needed, channel, event }: Occurrence): boolean {
  if (needed !== undefined && (wanted & needed) === 0) return false;
  if (!channel || event === 'INTERACTION_CREATE') return true;
  if (event.startsWith('CHANNEL_')) return true;
  return event.startsWith('THREAD_')
    ? permissionsIn(world, world.home.bot, channel) !== 0n
    : sees(world, world.home.bot, channel);
}

/** Without the message content intent a bot reads only what is said to it or by it. */
function readable(world: World, wanted: number, message: Message & { guild_id?: string }): object {
  const { bot } = world.home;
  const open = (wanted & intents.messageContent) !== 0 || !message.guild_id || !message.author;
  if (open || message.author.id === bot || message.mentions.some(user => user.id === bot)) return message;
  return { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function membersChunk(world: World, { query, user_ids, limit, nonce }: MembersWish): Dict {
  const wanted = user_ids === undefined ? undefined : [user_ids].flat();
  const found = world.members.where(({ user }) =>
    wanted
      ? wanted.includes(user)
      : (world.users.get(user)?.username ?? '').toLowerCase().startsWith(query.toLowerCase()),
  );
  const members = found.slice(0, limit || undefined).map(({ user }) => memberView(world, user));
  return {
    guild_id: world.home.guild,
    members,
    chunk_index: 0,
    chunk_count: 1,
    not_found: wanted?.filter(id => !world.members.get(id)) ?? [],
    ...(nonce && { nonce }),
  };
}

const tellPresence = (world: World, count: number): void =>
  world.hub.tell({ event: 'PLAYGROUND_BOT', data: { online: count > 0 }, audience: 'pages' });
