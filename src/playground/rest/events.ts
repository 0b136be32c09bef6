import type { Fault } from '../errors.js';
import { fault, invalidForm, refuse } from '../errors.js';
import { intents } from '../hub.js';
import { permissions, serverPermissions } from '../permissions.js';
import type { Call, Handler } from '../router.js';
import { nothing, ok } from '../router.js';
import type { ScheduledEvent } from '../types.js';
import { eventView, memberView } from '../views.js';
import type { World } from '../world.js';
import { bodyOf, guildOf } from './common.js';

type EventBody = Partial<Omit<ScheduledEvent, 'id' | 'interested'>>;
const kinds: Record<number, string> = { 1: 'Stage', 2: 'Voice', 3: 'External' };
/** Scheduled may start or be cancelled, an active one may only end. */
const nextStatus: Record<number, number[]> = { 1: [1, 2, 4], 2: [2, 3], 3: [], 4: [] };

/** https://docs.discord.com/developers/resources/guild-scheduled-event */
export const eventRoutes: Record<string, Handler> = {
  'GET /guilds/:guild/scheduled-events': call => {
    guildOf(call);
    const { world } = call.service;
    return ok(world.events.where(one => one.status <= 2).map(one => eventView(world, one)));
  },
  'POST /guilds/:guild/scheduled-events': call => {
    const { world } = call.service;
    const guild = guildOf(call);
    allowed(world);
    const body = bodyOf<EventBody>(
      call,
      `${kinds[(call.body as EventBody | undefined)?.entity_type ?? 3] ?? 'External'}ScheduledEventCreateRequest`,
    );
    if (world.events.where(one => one.status <= 2).length >= 100) refuse(30038);
    const id = world.ids.next();
    const event: ScheduledEvent = {
      id,
      guild_id: guild,
      channel_id: body.channel_id ?? null,
      creator_id: world.home.bot,
      name: body.name ?? '',
      description: body.description ?? null,
      image: null,
      scheduled_start_time: body.scheduled_start_time ?? '',
      scheduled_end_time: body.scheduled_end_time ?? null,
      privacy_level: 2,
      status: 1,
      entity_type: body.entity_type ?? 3,
      entity_id: null,
      entity_metadata: body.entity_metadata ?? null,
      recurrence_rule: body.recurrence_rule ?? null,
      interested: [],
    };
    check(world, event, true);
    world.events.put(id, event);
    return ok(tell(world, 'CREATE', event));
  },
  'GET /guilds/:guild/scheduled-events/:event': call => ok(eventView(call.service.world, eventOf(call))),
  'PATCH /guilds/:guild/scheduled-events/:event': call => {
    const { world } = call.service;
    allowed(world);
    const old = eventOf(call);
    const kind = kinds[(call.body as EventBody | undefined)?.entity_type ?? old.entity_type] ?? 'External';
    const change = bodyOf<EventBody>(call, `${kind}ScheduledEventPatchRequestPartial`);
    if (!nextStatus[old.status]?.length) refuse(180000);
    const status = change.status ?? old.status;
    if (!nextStatus[old.status]?.includes(status))
      throw invalidForm([
        fault(['status'], 'GUILD_SCHEDULED_EVENT_INVALID_STATUS', 'Invalid Guild Scheduled Event status update'),
      ]);
    const event = { ...old, ...change, status, image: old.image };
    check(world, event, event.scheduled_start_time !== old.scheduled_start_time);
    world.events.put(old.id, event);
    return ok(tell(world, 'UPDATE', event));
  },
  'DELETE /guilds/:guild/scheduled-events/:event': call => {
    const { world } = call.service;
    allowed(world);
    const event = eventOf(call);
    world.events.delete(event.id);
    tell(world, 'DELETE', event);
    return nothing;
  },
  'GET /guilds/:guild/scheduled-events/:event/users': call => {
    const { world } = call.service;
    const event = eventOf(call);
    const full = call.query.get('with_member') === 'true';
    return ok(
      event.interested.map(id => ({
        guild_scheduled_event_id: event.id,
        user: world.users.get(id),
        ...(full && { member: memberView(world, id) }),
      })),
    );
  },
};

function allowed(world: World): void {
  const bits = serverPermissions(world, world.home.bot);
  if (!(bits & (permissions.ManageEvents | permissions.CreateEvents))) refuse(50013);
}

function eventOf(call: Call): ScheduledEvent {
  guildOf(call);
  const event = call.service.world.events.get(call.params.event ?? '');
  if (!event) refuse(10070);
  return event;
}

function check(world: World, event: ScheduledEvent, fresh: boolean): void {
  const faults: Fault[] = [];
  const required = (key: string): number => faults.push(fault([key], 'BASE_TYPE_REQUIRED', 'This field is required'));
  const [start, end] = [
    Date.parse(event.scheduled_start_time),
    event.scheduled_end_time ? Date.parse(event.scheduled_end_time) : undefined,
  ];
  if (!event.name.trim()) required('name');
  if (fresh && start < world.clock.now())
    faults.push(
      fault(['scheduled_start_time'], 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.'),
    );
  if (end !== undefined && end <= start)
    faults.push(
      fault(['scheduled_end_time'], 'GUILD_SCHEDULED_EVENT_END_BEFORE_START', 'Event must end after it starts.'),
    );
  if (event.entity_type === 3) {
    if (end === undefined) required('scheduled_end_time');
    if (!event.entity_metadata?.location?.trim()) required('entity_metadata');
    if (event.channel_id) faults.push(fault(['channel_id'], 'BASE_TYPE_INVALID', 'Must be null for an external event'));
  } else if (!event.channel_id) required('channel_id');
  if (faults.length) throw invalidForm(faults);
}

function tell(world: World, what: string, event: ScheduledEvent): object {
  const data = eventView(world, event);
  world.hub.tell({ event: `GUILD_SCHEDULED_EVENT_${what}`, data, intents: intents.scheduledEvents });
  return data;
}
