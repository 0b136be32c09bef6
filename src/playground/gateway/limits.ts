import type { Dict } from '../types.js';
import { intents } from '../world/hub.js';
import { HangUp } from './frames.js';

/** What a bot's connections must keep to. Wide open unless said otherwise. */
export interface GatewayRules {
  /** How many shards the bot is advised to have. */
  shards?: number;
  /** How many of them may identify within five seconds; any number when left out. */
  maxConcurrency?: number;
  /** How often the bot may identify in a day. */
  sessions?: number;
  /** How many servers a shard may have. */
  serversPerShard?: number;
  /** Whether the bot may have the privileged intents. */
  privileged?: boolean;
}

const WINDOW = 5000;
const DAY = 86_400_000;
const PRIVILEGED = intents.guildMembers | intents.guildPresences | intents.messageContent;

export interface Door {
  /** https://docs.discord.com/developers/events/gateway#session-start-limit-object */
  limits(): Dict;
  shards: number;
  /**
   * Lets a shard in, or returns `too soon`; `spent` where the bot has identified too often today, which costs it its
   * token. @throws HangUp where it may not be let in at all
   */
  enter(wish: { shard: readonly [number, number]; intents: number; servers: number }): 'in' | 'too soon' | 'spent';
}

export function makeDoor(rules: GatewayRules, now: () => number = Date.now): Door {
  const total = rules.sessions ?? 1000;
  const concurrency = rules.maxConcurrency ?? 16;
  const turns = new Map<number, number>();
  let entries: number[] = [];
  const today = (): number[] => {
    entries = entries.filter(at => at > now() - DAY);
    return entries;
  };
  return {
    shards: rules.shards ?? 1,
    limits: () => ({
      total,
      remaining: Math.max(0, total - today().length),
      reset_after: Math.max(0, (today()[0] ?? now()) + DAY - now()),
      max_concurrency: concurrency,
    }),
    enter({ shard: [index, count], intents: wanted, servers }) {
      if (!(index >= 0 && index < count)) throw new HangUp(4010, 'Invalid shard.');
      if (servers > (rules.serversPerShard ?? 2500)) throw new HangUp(4011, 'Sharding required.');
      if (wanted < 0 || wanted >= 1 << 27) throw new HangUp(4013, 'Invalid intent(s).');
      if (rules.privileged === false && (wanted & PRIVILEGED) !== 0) throw new HangUp(4014, 'Disallowed intent(s).');
      if (today().length >= total) return 'spent';
      entries.push(now());
      const turn = index % concurrency;
      const before = turns.get(turn) ?? Number.NEGATIVE_INFINITY;
      if (rules.maxConcurrency !== undefined && now() - before < WINDOW) return 'too soon';
      turns.set(turn, now());
      return 'in';
    },
  };
}
