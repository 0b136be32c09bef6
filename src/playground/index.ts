import { makeGateway } from './gateway/gateway.js';
import type { GatewayRules } from './gateway/limits.js';
import { makeDoor } from './gateway/limits.js';
import { makeLive } from './gateway/live.js';
import { makeBuckets } from './http/ratelimit.js';
import { listen } from './http/server.js';
import type { Traffic } from './http/traffic.js';
import { makeTraffic } from './http/traffic.js';
import { makeDesk } from './interactions/desk.js';
import type { Misbehave } from './misbehave.js';
import { makeMischief } from './misbehave.js';
import { addServers } from './people/servers.js';
import type { Service } from './service.js';
import { openCalendar } from './world/calendar.js';
import { openWorld } from './world/opening.js';
import { serversOf } from './world/servers.js';

export type { Exchange, Traffic } from './http/traffic.js';
export type { Misbehave } from './misbehave.js';

/** A small Discord on this machine, for one bot and everyone who opens its page. */
export interface Playground {
  /** The page. */
  url: string;
  /** What discord.js takes as `rest.api`. */
  api: string;
  /** What the bot logs in with. */
  token: string;
  applicationId: string;
  guildId: string;
  /** Every server with its `card-table`, the first one first. */
  servers: readonly { readonly guild: string; readonly channel: string }[];
  misbehave: Misbehave;
  /** Every request the bot made, for tests. */
  traffic: Traffic;
  close(): Promise<void>;
}

export interface PlaygroundOptions {
  /** Absent or 0: any free port. */
  port?: number;
  /** Where its own state lives; absent: in memory only. */
  folder?: string;
  /** Servers beside the first. */
  servers?: number;
  gateway?: GatewayRules;
  /** How long members wait for the bot's first answer, in milliseconds; absent: as long as Discord waits. */
  answerWithin?: number;
}

export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const listening = await listen(options.port ?? 0);
  const world = openWorld(listening.url, options.folder);
  addServers(world, options.servers ?? 0);
  const mischief = makeMischief(world);
  const traffic = makeTraffic();
  const desk = makeDesk(world, options.answerWithin);
  const door = makeDoor(options.gateway ?? {});
  const gateway = makeGateway(world, door);
  const live = makeLive(world);
  const calendar = openCalendar(world);
  mischief.reach(gateway);
  const service: Service = {
    world,
    mischief,
    traffic,
    desk,
    door,
    buckets: makeBuckets(mischief.channelsLimited),
    online: gateway.online,
  };
  listening.serve(service, gateway, live);
  return {
    url: listening.url,
    api: `${listening.url}/api`,
    token: world.token,
    applicationId: world.home.application,
    guildId: world.home.guild,
    servers: serversOf(world).map(guild => ({
      guild,
      channel: world.channels.where(one => one.guild_id === guild && one.name === 'card-table')[0]?.id ?? '',
    })),
    misbehave: mischief,
    traffic,
    async close() {
      calendar.close();
      desk.close();
      gateway.close();
      live.close();
      await listening.close();
      world.close();
    },
  };
}
