import type { Fault } from '../errors.js';
import { fault, invalidForm, refuse } from '../errors.js';
import type { Call, Handler } from '../http/router.js';
import { nothing, ok } from '../http/router.js';
import type { Permission } from '../people/permissions.js';
import { permissions, serverPermissions } from '../people/permissions.js';
import type { Dict, ScheduledEvent } from '../types.js';
import { ACTIVE, announce, CANCELED, COMPLETED, isAhead, SCHEDULED } from '../world/calendar.js';
import { byId } from '../world/snowflake.js';
import { eventView, memberView } from '../world/views.js';
import type { World } from '../world/world.js';
import { bodyOf, guildOf, numberIn } from './common.js';

type EventBody = { [Key in keyof Omit<ScheduledEvent, 'id' | 'interested'>]?: ScheduledEvent[Key] | null };

const EXTERNAL = 3;
const kinds = new Map([
  [1, 'Stage'],
  [2, 'Voice'],
  [EXTERNAL, 'External'],
]);
/** Scheduled may start or be cancelled, an active one may only end. */
const nextStatus: Record<number, number[]> = {
  [SCHEDULED]: [SCHEDULED, ACTIVE, CANCELED],
  [ACTIVE]: [ACTIVE, COMPLETED],
  [COMPLETED]: [],
  [CANCELED]: [],
};
const MOST = 100;

/** https://docs.discord.com/developers/resources/guild-scheduled-event */
export const eventRoutes: Record<string, Handler> = {
  'GET /guilds/:guild/scheduled-events': call => {
    return ok(ahead(call.service.world, guildOf(call)).map(one => counted(call, one)));
  },
  'POST /guilds/:guild/scheduled-events': call => {
    const { world } = call.service;
    const guild = guildOf(call);
    demandOne(world, 'CreateEvents');
    const body = bodyOf<EventBody>(call, `${kindOf(call, EXTERNAL)}ScheduledEventCreateRequest`);
    if (ahead(world, guild).length >= MOST) refuse(30038);
    const event: ScheduledEvent = {
      id: world.ids.next(),
      guild_id: guild,
      channel_id: body.channel_id ?? null,
      creator_id: world.home.bot,
      name: body.name ?? '',
      description: body.description ?? null,
      image: null,
      scheduled_start_time: body.scheduled_start_time ?? '',
      scheduled_end_time: body.scheduled_end_time ?? null,
      privacy_level: 2,
      status: SCHEDULED,
      entity_type: body.entity_type ?? EXTERNAL,
      entity_id: null,
      entity_metadata: body.entity_metadata ?? null,
      recurrence_rule: body.recurrence_rule ?? null,
      interested: [],
    };
    check(world, event, true);
    return ok(announce(world, 'CREATE', world.events.put(event.id, event)));
  },
  'GET /guilds/:guild/scheduled-events/:event': call => ok(counted(call, eventOf(call))),
  'PATCH /guilds/:guild/scheduled-events/:event': call => {
    const { world } = call.service;
    demandOne(world, 'CreateEvents', 'ManageEvents');
    const old = eventOf(call);
    const change = bodyOf<EventBody>(call, `${kindOf(call, old.entity_type)}ScheduledEventPatchRequestPartial`);
    if (!isAhead(old)) refuse(180000);
    const status = change.status ?? old.status;
    if (!nextStatus[old.status]?.includes(status))
      throw invalidForm([
        fault(['status'], 'GUILD_SCHEDULED_EVENT_INVALID_STATUS', 'Invalid Guild Scheduled Event status update'),
      ]);
    const { image } = old;
    const entity_type = change.entity_type ?? old.entity_type;
    const event = { ...old, ...change, status, entity_type, image } as ScheduledEvent;
    check(world, event, event.scheduled_start_time !== old.scheduled_start_time);
    return ok(announce(world, 'UPDATE', world.events.put(old.id, event)));
  },
  'DELETE /guilds/:guild/scheduled-events/:event': call => {
    const { world } = call.service;
    demandOne(world, 'CreateEvents', 'ManageEvents');
    const event = eventOf(call);
    world.events.delete(event.id);
    announce(world, 'DELETE', { ...event, status: isAhead(event) ? CANCELED : event.status });
    return nothing;
  },
  'GET /guilds/:guild/scheduled-events/:event/users': call => {
    const { world } = call.service;
    const event = eventOf(call);
    const full = call.query.get('with_member') === 'true';
    return ok(
      page(event.interested, call).map(id => ({
        guild_scheduled_event_id: event.id,
        user: world.users.get(id),
        ...(full && { member: memberView(world, id) }),
      })),
    );
  },
};

const kindOf = (call: Call, otherwise: number): string =>
  kinds.get((call.body as EventBody | null | undefined)?.entity_type ?? otherwise) ?? 'External';

/** What the bot made itself it may change with either permission; it meets no events but its own. */
function demandOne(world: World, ...enough: Permission[]): void {
  const bits = serverPermissions(world, world.home.bot);
  if (!enough.some(permission => bits & permissions[permission])) refuse(50013);
}

const ahead = (world: World, guild: string): ScheduledEvent[] =>
  world.events.where(event => event.guild_id === guild && isAhead(event));

function eventOf(call: Call): ScheduledEvent {
  const guild = guildOf(call);
  const event = call.service.world.events.get(call.params.event ?? '');
  if (event?.guild_id !== guild) refuse(10070);
  return event;
}

/** An event, with how many are interested only where that was asked for. */
function counted(call: Call, event: ScheduledEvent): Dict {
  const { user_count, ...rest } = eventView(call.service.world, event);
  return call.query.get('with_user_count') === 'true' ? { ...rest, user_count } : rest;
}

/** Up to 100 ids in their order, before one (the nearest to it) or after one. */
function page(ids: readonly string[], call: Call): string[] {
  const { query } = call;
  const [before, after] = [query.get('before'), query.get('after')];
  const limit = numberIn(call, 'limit', MOST, [1, MOST]);
  const sorted = [...ids].sort((one, other) => byId({ id: one }, { id: other }));
  const than = (id: string, than: string): number => byId({ id }, { id: than });
  if (before) return sorted.filter(id => than(id, before) < 0).slice(-limit);
  return sorted.filter(id => !after || than(id, after) > 0).slice(0, limit);
}

function check(world: World, event: ScheduledEvent, fresh: boolean): void {
  const faults: Fault[] = [];
  const required = (key: string): number => faults.push(fault([key], 'BASE_TYPE_REQUIRED', 'This field is required'));
  const start = Date.parse(event.scheduled_start_time);
  const end = event.scheduled_end_time ? Date.parse(event.scheduled_end_time) : undefined;
  if (!event.name.trim()) required('name');
  if (fresh && start < world.clock.now())
    faults.push(
      fault(['scheduled_start_time'], 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.'),
    );
  if (end !== undefined && end <= start)
    faults.push(
      fault(['scheduled_end_time'], 'GUILD_SCHEDULED_EVENT_END_BEFORE_START', 'Event must end after it starts.'),
    );
  if (event.entity_type === EXTERNAL) {
    if (end === undefined) required('scheduled_end_time');
    if (!event.entity_metadata?.location?.trim()) required('entity_metadata');
    if (event.channel_id) faults.push(fault(['channel_id'], 'BASE_TYPE_INVALID', 'Must be null for an external event'));
  } else if (!event.channel_id) required('channel_id');
  if (faults.length) throw invalidForm(faults);
  // No channel here is one for voices, where the other kinds of event would take place.
  if (event.channel_id) refuse(world.channels.get(event.channel_id) ? 50024 : 10003);
}
