import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { sees } from '../people/permissions.js';
import type { Snowflake } from '../types.js';
import type { Occurrence } from '../world/hub.js';
import type { World } from '../world/world.js';

/** The feed of one open page: Discord's events, as far as this member may see them. */
export interface Live {
  server: WebSocketServer;
  accept(socket: WebSocket, member: Snowflake): void;
  close(): void;
}

export function makeLive(world: World): Live {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 1024 });
  const pages = new Map<WebSocket, Snowflake>();
  const quiet = world.hub.listen(occurrence => {
    if (occurrence.audience === 'bot' || !pages.size) return;
    const frame = JSON.stringify({ event: occurrence.event, data: occurrence.data });
    for (const [socket, member] of pages) if (maySee(world, member, occurrence)) socket.send(frame);
  });
  return {
    server,
    accept(socket, member) {
      pages.set(socket, member);
      socket.on('close', () => pages.delete(socket));
      socket.on('error', () => socket.terminate());
      socket.send(JSON.stringify({ event: 'PLAYGROUND_HELLO', data: { as: member } }));
    },
    close() {
      quiet();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

function maySee(world: World, member: Snowflake, { only, channel, event }: Occurrence): boolean {
  if (only) return only === member;
  if (!channel || event === 'CHANNEL_UPDATE') return true;
  return sees(world, member, channel);
}
