import type { Outcome } from '../interactions/desk.js';
import { begin } from '../interactions/interactions.js';
import type { Resolver } from '../interactions/resolved.js';
import { makeResolver } from '../interactions/resolved.js';
import { may, permissionsIn, sees } from '../people/permissions.js';
import type { Service } from '../service.js';
import type { Channel, Command, CommandOption, Dict, Snowflake } from '../types.js';
import { isDirect } from '../types.js';
import type { World } from '../world/world.js';
import type { Asking, StoreUpload } from './ask.js';
import { Mistake } from './ask.js';
import { findUser, need } from './find.js';
import { type Called, toValue } from './values.js';

export interface CommandAsk extends Asking {
  /** `challenge` or `league join`: the command and its subcommands, or for context menus its whole name. */
  command: string;
  type: 1 | 2 | 3;
  options?: Record<string, unknown>;
  /** The user or message a context menu was opened on. */
  target?: Snowflake | undefined;
}

/** The commands this member may use here, as the picker lists them. */
export function commandsFor(world: World, user: Snowflake, channel: Channel): Command[] {
  const direct = isDirect(channel);
  const bits = permissionsIn(world, user, channel);
  return world.commands.where(command => {
    if (command.contexts && !command.contexts.includes(direct ? 1 : 0)) return false;
    if (direct) return !command.guild_id;
    const needed = command.default_member_permissions;
    const allowed =
      needed === null || user === world.home.owner || (needed !== '0' && (bits & BigInt(needed)) === BigInt(needed));
    return allowed && may(world, user, channel, 'UseApplicationCommands');
  });
}

export async function runCommand(service: Service, ask: CommandAsk, upload: StoreUpload): Promise<Outcome> {
  const { world } = service;
  const { command, branch, words } = find(world, ask);
  const resolver = makeResolver(world, ask.channel, ask.user);
  const data = base(command);
  const locale = world.members.get(ask.user)?.locale ?? '';
  const called: Called = one => one.name_localizations?.[locale] ?? one.name;
  if (ask.type === 1) {
    const given = { ...ask.options };
    const leaves = branch.flatMap(option => {
      const raw = given[option.name];
      delete given[option.name];
      if (raw === undefined || raw === '') {
        if (option.required) throw new Mistake('“{option}” is required.', { option: called(option) });
        return [];
      }
      return [
        { name: option.name, type: option.type, value: toValue(world, option, raw, { resolver, upload, called }) },
      ];
    });
    const stranger = Object.keys(given)[0];
    if (stranger)
      throw new Mistake('{command} has no option called “{option}”.', {
        command: `/${words.join(' ')}`,
        option: stranger,
      });
    data.options = nest(words.slice(1), leaves, command.options ?? []);
  } else data.target_id = target(world, ask, resolver);
  return begin(service, {
    type: 2,
    user: ask.user,
    channel: ask.channel,
    name: words.join(' '),
    data: { ...data, ...resolver.data() },
  });
}

export async function autocomplete(service: Service, ask: CommandAsk & { focused: string }): Promise<Outcome> {
  const { world } = service;
  const { command, branch, words } = find(world, ask);
  const focused = branch.find(option => option.name === ask.focused);
  if (!focused?.autocomplete) throw new Mistake('“{option}” does not suggest anything.', { option: ask.focused });
  const leaves = branch.flatMap(option => {
    const raw = ask.options?.[option.name];
    if (option !== focused && (raw === undefined || raw === '')) return [];
    const isFocused = option === focused && { focused: true };
    return [{ name: option.name, type: option.type, value: partial(world, option, raw), ...isFocused }];
  });
  const data = { ...base(command), options: nest(words.slice(1), leaves, command.options ?? []) };
  return begin(service, { type: 4, user: ask.user, channel: ask.channel, name: words.join(' '), data });
}

const base = (command: Command): Dict => ({
  id: command.id,
  name: command.name,
  type: command.type,
  ...(command.guild_id && { guild_id: command.guild_id }),
});

/** While typing, values travel as they stand; ids are looked up without being resolved. */
function partial(world: World, option: CommandOption, raw: unknown): unknown {
  const text = String(raw ?? '');
  if (option.type === 6) return findUser(world, text) ?? text;
  if (option.type === 5) return text === 'true';
  return text;
}

function find(world: World, ask: CommandAsk): { command: Command; branch: CommandOption[]; words: string[] } {
  const name = ask.command.trim().replace(/^\//, '');
  const words = ask.type === 1 ? name.split(/\s+/) : [name];
  const usable = commandsFor(world, ask.user, ask.channel);
  const command = usable.find(one => one.type === ask.type && (one.name === words[0] || one.id === words[0]));
  if (!command)
    throw new Mistake('There is no {command} that you can use here.', {
      command: `${ask.type === 1 ? '/' : ''}${words[0]}`,
    });
  let branch = command.options ?? [];
  for (const word of words.slice(1)) {
    const next = branch.find(option => option.name === word && option.type <= 2);
    if (!next) throw new Mistake('{command} has no “{word}”.', { command: `/${command.name}`, word });
    branch = next.options ?? [];
  }
  const unfinished = branch.find(option => option.type <= 2);
  if (ask.type === 1 && unfinished)
    throw new Mistake('{command} needs one of: {options}.', {
      command: `/${name}`,
      options: branch.map(option => option.name).join(', '),
    });
  return { command, branch, words: [command.name, ...words.slice(1)] };
}

/** Subcommands wrap the options they were given. */
function nest(path: string[], leaves: Dict[], options: CommandOption[]): Dict[] {
  const [word, ...rest] = path;
  if (word === undefined) return leaves;
  const here = options.find(option => option.name === word);
  return [{ name: word, type: here?.type ?? 1, options: nest(rest, leaves, here?.options ?? []) }];
}

function target(world: World, ask: CommandAsk, resolver: Resolver): Snowflake {
  if (ask.type === 2) {
    const user = need(findUser(world, ask.target ?? ''), 'Choose a member first.');
    resolver.user(user);
    return user;
  }
  const stored = world.messages.get(ask.target ?? '');
  const channel = stored && world.channels.get(stored.message.channel_id);
  if (!stored || !channel || (stored.only && stored.only !== ask.user) || !sees(world, ask.user, channel))
    throw new Mistake('Choose a message first.');
  resolver.message(stored.message);
  return stored.message.id;
}
