import type { CommandBody } from '../checks/commands.js';
import { commandFaults, listFaults } from '../checks/commands.js';
import { fault, invalidForm, refuse } from '../errors.js';
import type { Call, Handler } from '../http/router.js';
import { created, nothing, ok } from '../http/router.js';
import type { Command } from '../types.js';
import type { World } from '../world/world.js';
import { guildOf } from './common.js';

/** https://docs.discord.com/developers/interactions/application-commands */
const routes: Record<string, Handler> = {
  'GET /commands': call => ok(scope(call)),
  'PUT /commands': call => {
    const { world } = call.service;
    const list = call.body;
    if (!Array.isArray(list))
      throw invalidForm([fault([], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')]);
    const bodies = list as CommandBody[];
    const faults = bodies.flatMap((body, n) => commandFaults(body, [n], 'ApplicationCommandUpdateRequest'));
    faults.push(...(faults.length ? [] : listFaults(bodies)));
    if (faults.length) throw invalidForm(faults);
    const before = scope(call);
    const after = bodies.map(body => write(call, body, same(before, body)));
    for (const old of before) if (!after.some(one => one.id === old.id)) world.commands.delete(old.id);
    tellCommands(world);
    return ok(after);
  },
  'POST /commands': call => {
    const body = call.body as CommandBody;
    const faults = commandFaults(body);
    if (faults.length) throw invalidForm(faults);
    const before = same(scope(call), body);
    const type = body.type ?? 1;
    if (!before && scope(call).filter(one => one.type === type).length >= (type === 1 ? 100 : 15)) refuse(30032);
    const command = write(call, body, before);
    tellCommands(call.service.world);
    return before ? ok(command) : created(command);
  },
  'GET /commands/:command': call => ok(one(call)),
  'PATCH /commands/:command': call => {
    const old = one(call);
    const body = { ...old, ...(call.body as Partial<CommandBody>) };
    const { name, type, description, options, default_member_permissions, contexts } = body;
    const faults = commandFaults({
      name,
      type,
      description,
      options: options ?? null,
      default_member_permissions,
      contexts,
    });
    if (faults.length) throw invalidForm(faults);
    const command = write(call, body, old);
    tellCommands(call.service.world);
    return ok(command);
  },
  'DELETE /commands/:command': call => {
    call.service.world.commands.delete(one(call).id);
    tellCommands(call.service.world);
    return nothing;
  },
};

/** The same routes stand under the application and under each of its servers. */
export const commandRoutes: Record<string, Handler> = Object.fromEntries(
  ['/applications/:application', '/applications/:application/guilds/:guild'].flatMap(prefix =>
    Object.entries(routes).map(([line, handler]) => [line.replace(' ', ` ${prefix}`), handler]),
  ),
);

function scope(call: Call): Command[] {
  const { world } = call.service;
  if (call.params.application !== world.home.application) refuse(50001);
  const guild = call.params.guild === undefined ? undefined : guildOf(call);
  return world.commands.where(command => command.guild_id === guild);
}

const same = (list: Command[], body: CommandBody): Command | undefined =>
  list.find(one => one.name === body.name && one.type === (body.type ?? 1));

function one(call: Call): Command {
  const found = scope(call).find(command => command.id === call.params.command);
  if (!found) refuse(10063);
  return found;
}

function write(call: Call, body: CommandBody, before: Command | undefined): Command {
  const { world } = call.service;
  const id = before?.id ?? world.ids.next();
  const { guild } = call.params;
  return world.commands.put(id, {
    id,
    application_id: world.home.application,
    ...(guild && { guild_id: guild }),
    version: world.ids.next(),
    type: body.type ?? 1,
    name: body.name,
    name_localizations: body.name_localizations ?? null,
    description: body.description ?? '',
    description_localizations: body.description_localizations ?? null,
    options: body.options ?? [],
    default_member_permissions:
      body.default_member_permissions == null ? null : String(body.default_member_permissions),
    contexts: body.contexts ?? null,
    integration_types: body.integration_types ?? [0],
    nsfw: body.nsfw ?? false,
  });
}

const tellCommands = (world: World): void =>
  world.hub.tell({ event: 'PLAYGROUND_COMMANDS', data: {}, audience: 'pages' });
