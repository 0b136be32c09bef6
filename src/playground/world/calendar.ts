import { complain } from '../errors.js';
import type { ScheduledEvent } from '../types.js';
import { intents } from './hub.js';
import { eventView } from './views.js';
import type { World } from './world.js';

export const SCHEDULED = 1;
export const ACTIVE = 2;
export const COMPLETED = 3;
export const CANCELED = 4;

const LOOK_EVERY = 500;

/** Neither over nor cancelled. */
export const isAhead = ({ status }: ScheduledEvent): boolean => status === SCHEDULED || status === ACTIVE;

/** Tells listeners of calendar events; returns what they are told. */
export function announce(world: World, what: 'CREATE' | 'UPDATE' | 'DELETE', event: ScheduledEvent): object {
  const data = eventView(world, event);
  world.hub.tell({ event: `GUILD_SCHEDULED_EVENT_${what}`, data, intents: intents.scheduledEvents });
  return data;
}

/**
 * Events without a voice channel begin and end by themselves at the times they were given.
 * https://docs.discord.com/developers/resources/guild-scheduled-event#guild-scheduled-event-status-update-automation
 */
function keepTime(world: World): void {
  const now = world.clock.now();
  const become = (event: ScheduledEvent, status: number): void => {
    announce(world, 'UPDATE', world.events.put(event.id, { ...event, status }));
  };
  for (const event of world.events.where(isAhead)) {
    if (event.status === SCHEDULED && Date.parse(event.scheduled_start_time) <= now) become(event, ACTIVE);
    else if (event.status === ACTIVE && Date.parse(event.scheduled_end_time ?? '') <= now) become(event, COMPLETED);
  }
}

export function openCalendar(world: World): { close(): void } {
  const timer = setInterval(() => {
    try {
      keepTime(world);
    } catch (error) {
      complain(error);
    }
  }, LOOK_EVERY).unref();
  return { close: () => clearInterval(timer) };
}
