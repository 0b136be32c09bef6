import type { Channel, Snowflake } from '../types.js';

/** Something happened. The gateway tells the bot, the live feed tells the pages; each asks who may know. */
export interface Occurrence {
  event: string;
  data: object;
  /** Seen only by those who see this channel. */
  channel?: Channel;
  /** Any of these gateway intents lets the bot hear of it; absent = no intent needed. */
  intents?: number;
  /** Only this member's pages, and never the gateway. */
  only?: Snowflake;
  audience?: 'pages' | 'bot';
}

export type Listener = (occurrence: Occurrence) => void;

export interface Hub {
  tell(occurrence: Occurrence): void;
  listen(listener: Listener): () => void;
}

export function makeHub(): Hub {
  const listeners = new Set<Listener>();
  return {
    tell: occurrence => {
      for (const listener of [...listeners]) listener(occurrence);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** https://docs.discord.com/developers/events/gateway#list-of-intents */
export const intents = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  directTyping: 1 << 14,
  messageContent: 1 << 15,
  scheduledEvents: 1 << 16,
} as const;
