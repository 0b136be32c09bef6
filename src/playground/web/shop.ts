import * as z from 'zod';
import { Mistake } from '../asks/ask.js';
import { findUser } from '../asks/find.js';
import type { Call, Handler } from '../http/router.js';
import { ok } from '../http/router.js';
import { obey } from '../misbehave.js';
import { addChannel, addMember, directChannel } from '../people/people.js';
import {
  BOT,
  isPermission,
  names,
  permissions,
  permissionsIn,
  sees,
  serverPermissions,
} from '../people/permissions.js';
import { removeChannel, setOverwrite } from '../rest/channels.js';
import type { Channel, Membership } from '../types.js';
import { isDirect } from '../types.js';
import { intents } from '../world/hub.js';
import { channelView, eventView, memberView, roleView } from '../world/views.js';
import type { World } from '../world/world.js';
import { asker, placeFor } from './common.js';

const named = z.strictObject({ name: z.string().trim().min(1).max(32), topic: z.string().max(200).optional() });
const person = z.strictObject({
  dms: z.enum(['open', 'closed']).optional(),
  locale: z.string().min(2).max(5).optional(),
});
const serverWide = z.strictObject({ deny: z.array(z.string()) });
const denied = z.strictObject({ deny: z.array(z.string()).default([]), allow: z.array(z.string()).default([]) });

/** What a member has set in their own Discord. */
const clientOf = (row: Membership | undefined) => ({ dms: row?.dms, locale: row?.locale });

/** The shop itself: who and what is there, and what an owner may change. */
export const shopRoutes: Record<string, Handler> = {
  'GET /state': call => {
    const { world, online } = call.service;
    const me = asker(call);
    const everyone = world.members.all();
    return ok({
      me: { ...memberView(world, me), ...clientOf(world.members.get(me)) },
      owner: world.home.owner,
      bot: world.users.get(world.home.bot),
      application: world.home.application,
      online: online() > 0,
      guild: { id: world.home.guild, name: world.home.guildName },
      members: everyone.map(row => ({ ...memberView(world, row.user), ...clientOf(row) })),
      roles: world.roles.all().map(roleView),
      channels: world.channels
        .where(one => isHere(world, one) && sees(world, me, one))
        .map(one => channelView(world, one)),
      events: world.events
        .where(one => one.guild_id === world.home.guild)
        .map(one => ({ ...eventView(world, one), interested: one.interested.includes(me) })),
    });
  },
  'POST /members': call =>
    ok(memberView(call.service.world, addMember(call.service.world, named.parse(call.body).name).id)),
  'PATCH /members/:member': call => {
    const { world } = call.service;
    const id = findUser(world, call.params.member ?? '');
    const row = id && world.members.get(id);
    if (!row) throw new Mistake('There is no such member.');
    const { dms, locale } = person.parse(call.body);
    const after = world.members.put(id, { ...row, dms: dms ?? row.dms, locale: locale ?? row.locale });
    world.hub.tell({ event: 'PLAYGROUND_MEMBER', data: { id, ...clientOf(after) }, audience: 'pages' });
    return ok({ ...memberView(world, id), ...clientOf(after) });
  },
  'POST /channels': call => {
    const { name, topic } = named.parse(call.body);
    return ok(channelView(call.service.world, addChannel(call.service.world, name, topic ?? null)));
  },
  'DELETE /channels/:channel': call => {
    const channel = placeFor(call, call.params.channel ?? '');
    if (isDirect(channel)) throw new Mistake('Only the server’s channels can be deleted.');
    return ok(removeChannel(call.service.world, channel));
  },
  'POST /direct': call => ok(channelView(call.service.world, directChannel(call.service.world, asker(call)))),
  'GET /channels/:channel/permissions': call => ok(botIn(call, placeFor(call, call.params.channel ?? ''))),
  'PUT /channels/:channel/permissions': call => {
    const channel = placeFor(call, call.params.channel ?? '');
    if (isDirect(channel) || !channel.permission_overwrites)
      throw new Mistake('Permissions are set on the server’s channels.');
    const { deny, allow } = denied.parse(call.body);
    const id = call.service.world.home.bot;
    return ok(botIn(call, setOverwrite(call, channel, { id, type: 1, allow: bits(allow), deny: bits(deny) })));
  },
  'GET /permissions': call => ok(onServer(call)),
  'PUT /permissions': call => {
    const { world } = call.service;
    const { deny } = serverWide.parse(call.body);
    const role = world.roles.get(world.home.botRole);
    if (!role) throw new Mistake('The bot’s role is gone.');
    const left = world.roles.put(role.id, { ...role, permissions: String(BOT & ~BigInt(bits(deny))) });
    const data = { guild_id: world.home.guild, role: roleView(left) };
    world.hub.tell({ event: 'GUILD_ROLE_UPDATE', data, intents: intents.guilds });
    return ok(onServer(call));
  },
  'POST /events/:event/interest': call => {
    const { world } = call.service;
    const event = world.events.get(call.params.event ?? '');
    if (!event) throw new Mistake('That event is gone.');
    const me = asker(call);
    const there = event.interested.includes(me);
    const interested = there ? event.interested.filter(one => one !== me) : [...event.interested, me];
    world.events.put(event.id, { ...event, interested });
    const data = { guild_scheduled_event_id: event.id, user_id: me, guild_id: world.home.guild };
    world.hub.tell({
      event: `GUILD_SCHEDULED_EVENT_USER_${there ? 'REMOVE' : 'ADD'}`,
      data,
      intents: intents.scheduledEvents,
    });
    return ok({ interested: !there });
  },
  'POST /misbehave': call => {
    obey(call.service.mischief, call.body);
    return ok({});
  },
  'GET /traffic': call => {
    const { all, refused, unknown } = call.service.traffic;
    const kept = call.query.get('kind');
    return ok(kept === 'refused' ? refused : kept === 'unknown' ? unknown : all);
  },
};

/** The page shows one server. */
const isHere = (world: World, channel: Channel): boolean => isDirect(channel) || channel.guild_id === world.home.guild;

const bits = (list: string[]): string =>
  String(
    list.reduce((sum, name) => {
      if (!isPermission(name)) throw new Mistake('There is no permission called {name}.', { name });
      return sum | permissions[name];
    }, 0n),
  );

function botIn(call: Call, channel: Channel): object {
  const { world } = call.service;
  return listed(permissionsIn(world, world.home.bot, channel));
}

function onServer(call: Call): object {
  const { world } = call.service;
  return listed(serverPermissions(world, world.home.bot));
}

const listed = (has: bigint): object => Object.fromEntries(names.map(name => [name, (has & permissions[name]) !== 0n]));
