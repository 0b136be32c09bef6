import type * as z from 'zod';
import { schemaFaults } from '../checks/schemas.js';
import { fault, invalidForm, refuse } from '../errors.js';
import type { Call } from '../http/router.js';
import type { Permission } from '../people/permissions.js';
import { may } from '../people/permissions.js';
import type { Channel, StoredMessage, User } from '../types.js';
import { isDirect } from '../types.js';
import { serversOf } from '../world/servers.js';
import type { World } from '../world/world.js';

/** A body of the shape that Discord describes for this request, or its refusal. */
export function bodyOf<T>(call: Call, schema: string): T {
  const body = call.body ?? {};
  const faults = schemaFaults(schema, body);
  if (faults.length) throw invalidForm(faults);
  return body as T;
}

/** The same for requests whose body Discord's published description leaves out. */
export function shapedBody<T>(call: Call, schema: z.ZodType<T>): T {
  const read = schema.safeParse(call.body ?? {});
  if (read.success) return read.data;
  throw invalidForm(read.error.issues.map(one => fault(one.path.map(String), 'BASE_TYPE_INVALID', one.message)));
}

/** An id in a query; 0 when it is left out. */
export function idIn(call: Call, name: string): bigint {
  const text = call.query.get(name) ?? '0';
  if (!/^\d{1,20}$/.test(text))
    throw invalidForm([fault([name], 'NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`)]);
  return BigInt(text);
}

/** A whole number of a query between two bounds. */
export function numberIn(call: Call, name: string, otherwise: number, [least, most]: [number, number]): number {
  const number = Number(call.query.get(name) ?? otherwise);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw invalidForm([
    fault([name], 'NUMBER_TYPE_COERCE', `Value must be a whole number between ${least} and ${most}.`),
  ]);
}

export const botUser = (world: World): User => world.users.get(world.home.bot) as User;

/** A channel the bot can see, and where it may do this. */
export function channelOf(call: Call, ...needed: Permission[]): Channel {
  const { world } = call.service;
  const channel = world.channels.get(call.params.channel ?? '');
  if (!channel) refuse(10003);
  if (!may(world, world.home.bot, channel, 'ViewChannel')) refuse(50001);
  for (const permission of needed) demand(world, channel, permission);
  return channel;
}

export function demand(world: World, channel: Channel, permission: Permission): void {
  if (!isDirect(channel) && !may(world, world.home.bot, channel, permission)) refuse(50013);
}

/** Ephemeral messages do not exist for the bot token: only an interaction's token reaches them. */
export function messageOf(call: Call, channel: Channel): StoredMessage {
  const stored = call.service.world.messages.get(call.params.message ?? '');
  if (!stored || stored.only || stored.message.channel_id !== channel.id) refuse(10008);
  return stored;
}

export function guildOf(call: Call): string {
  const { world } = call.service;
  const guild = serversOf(world).find(one => one === call.params.guild);
  if (guild === undefined || !world.members.get(world.home.bot)) refuse(10004);
  return guild;
}
