import { type Client, GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord.js';
import type { Night } from '../../leagues/night.js';
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
  /** Puts a night that has a time into it, or brings its entry up to date. Returns the entry's id; null where there is none. */
  enter(night: Night, entry: string | null, say: Translator): Promise<string | null>;
  /** Takes the entry out when the night has not taken place, or ends it. */
  close(night: Night, entry: string): Promise<void>;
}

/** Discord's scheduled events. What goes wrong there is for the caller to take lightly: a night needs no entry. */
export function discordCalendar(client: Client<true>): Calendar {
  const events = async (night: Night) => (await client.guilds.fetch(night.plan.guild)).scheduledEvents;
  return {
    async enter(night, entry, say) {
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
      const made = entry === null ? await manager.create(wish) : await manager.edit(entry, wish);
      return made.id;
    },
    async close(night, entry) {
      await (await events(night)).delete(entry);
    },
  };
}
