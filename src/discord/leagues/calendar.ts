import {
  type Client,
  type GuildScheduledEventCreateOptions,
  GuildScheduledEventEntityType,
  type GuildScheduledEventManager,
  GuildScheduledEventPrivacyLevel,
} from 'discord.js';
import type { Night } from '../../leagues/night.js';
import { isUnknownEntry } from '../outbox/obstacles.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { planLines } from './bodies.js';
import { titleOf } from './names.js';

/** What Discord allows in the name and the description of an event. */
const NAME = 100;
const DESCRIPTION = 1000;
/** Nobody knows how long a night lasts; Discord wants to. */
const LASTS = 3 * 60 * 60 * 1000;

/** The calendar of a server: what of it a night needs. */
export interface Calendar {
  /**
   * Puts a night that has a time into it, or brings its entry up to date. `again`: one that isn't noted may have been made
   * before. Returns the entry's id; null where there is none.
   */
  enter(night: Night, entry: string | null, say: Translator, again: boolean): Promise<string | null>;
  /** Takes the entry out when the night has not taken place, or ends it. */
  close(night: Night, entry: string): Promise<void>;
}

/** Discord's scheduled events. What goes wrong there is for the caller to take lightly: a night needs no entry. */
export function discordCalendar(client: Client<true>): Calendar {
  const events = async (night: Night) => (await client.guilds.fetch(night.plan.guild)).scheduledEvents;
  /** One of ours for the same night that was made before a stop, and not yet noted. */
  const unnoted = async (manager: GuildScheduledEventManager, { name, description }: Wish, at: number) =>
    (await manager.fetch()).find(
      event =>
        event.creatorId === client.user.id &&
        event.name === name &&
        event.description === description &&
        event.scheduledStartTimestamp === at,
    )?.id ?? null;
  return {
    async enter(night, entry, say, again) {
      if (night.at === null || night.at <= Date.now()) return entry;
      const channel = await client.channels.fetch(night.plan.channel);
      const wish = {
        name: clip(titleOf(night), NAME),
        description: clip(planLines(night, say, 'beside').join('\n'), DESCRIPTION),
        scheduledStartTime: night.at,
        scheduledEndTime: night.at + LASTS,
        privacyLevel: GuildScheduledEventPrivacyLevel.GuildOnly,
        entityType: GuildScheduledEventEntityType.External,
        entityMetadata: {
          location: channel !== null && 'name' in channel ? `#${clip(channel.name ?? '', NAME - 1)}` : '#',
        },
      } as const;
      const manager = await events(night);
      const known = entry ?? (again ? await unnoted(manager, wish, night.at) : null);
      const edited = known === null ? null : await unlessGone(manager.edit(known, wish));
      return (edited ?? (await manager.create(wish))).id;
    },
    async close(night, entry) {
      await unlessGone((await events(night)).delete(entry));
    },
  };
}

type Wish = Pick<GuildScheduledEventCreateOptions, 'name' | 'description'>;

/** Null where somebody has deleted the entry. */
async function unlessGone<T>(change: Promise<T>): Promise<T | null> {
  try {
    return await change;
  } catch (error) {
    if (isUnknownEntry(error)) return null;
    throw error;
  }
}
