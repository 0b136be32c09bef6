import {
  Client,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  type RESTPostAPIApplicationCommandsJSONBody,
  Routes,
  type WebSocketOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import { Sharding } from '../shards/sharding.js';
import { sendInOnePiece } from './in-one-piece.js';
import { letAnswersPass } from './requests.js';

/** Of everybody else, what comes with a click is enough. */
const ourselves = ({ id, client }: { readonly id: string; readonly client: Client }): boolean => id === client.user?.id;

/**
 * What is remembered of servers: what permissions follow from (roles, channels, ourselves) and threads. Everything else
 * would only grow with servers, members and months, and nobody asks for it.
 */
const CACHES = {
  AutoModerationRuleManager: 0,
  DMMessageManager: 0,
  EntitlementManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: { maxSize: 0, keepOverLimit: ourselves },
  GuildMessageManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: { maxSize: 0, keepOverLimit: ourselves },
  UserManager: { maxSize: 1000, keepOverLimit: ourselves },
  VoiceStateManager: 0,
};

interface Connection {
  /** The API of a local Discord; null for the real one. */
  readonly api: string | null;
  /** The API of a proxy that keeps to the limits for all who ask through it; null for none. */
  readonly proxy?: string | null;
  /** How shards connect, where that is not the client's own business. */
  readonly ws?: Pick<WebSocketOptions, 'buildStrategy' | 'buildIdentifyThrottler'> | undefined;
}

/** The connection to Discord, or (with `api`) to a local one: the only difference there is. */
export function makeClient({ api, proxy = null, ws }: Connection): Client {
  const client = new Client({
    // Guilds for interactions; guild messages only to notice that a board was deleted. Their content is not asked for.
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    partials: [Partials.Message],
    // As many as Discord advises. A process of a fleet connects none to begin with.
    shards: 'auto',
    makeCache: Options.cacheWithLimits(CACHES),
    allowedMentions: { parse: [] },
    // All we send is named as Discord has it already: the usual looks at every name in every message again.
    jsonTransformer: same => same,
    rest: {
      ...(api !== null && { api, cdn: api.replace(/\/api$/, '/cdn') }),
      ...(proxy !== null && { api: proxy, globalRequestsPerSecond: Number.POSITIVE_INFINITY }),
    },
    ws: ws ?? { buildStrategy: manager => new Sharding(manager) },
  });
  letAnswersPass(client.rest);
  sendInOnePiece(client.rest);
  return client;
}

/** Logs in and waits until Discord has told who we are. */
export async function login(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}

/** Tells Discord our commands. They replace all that were there. */
export async function register(
  client: Client<true>,
  commands: readonly RESTPostAPIApplicationCommandsJSONBody[],
  log: Logger,
): Promise<void> {
  await client.rest.put(Routes.applicationCommands(client.application.id), { body: commands });
  log.info({ commands: commands.length }, 'commands registered');
}
