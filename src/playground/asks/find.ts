import type { Channel, Snowflake } from '../types.js';
import type { World } from '../world/world.js';
import { Mistake, type Named } from './ask.js';

/** People write ids, mentions or names; all three find the same thing. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^<[@#]?[!&]?(\d+)>$/, '$1')
    .replace(/^[@#]/, '');
const same = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

export function findUser(world: World, text: string): Snowflake | undefined {
  const name = bare(text);
  if (world.users.get(name)) return name;
  return world.users.where(user => same(user.username, name) || same(user.global_name, name))[0]?.id;
}

export const findRole = (world: World, text: string): Snowflake | undefined => {
  const name = bare(text);
  return world.roles.get(name)?.id ?? world.roles.where(role => same(role.name, name))[0]?.id;
};

export function findChannel(world: World, text: string): Channel | undefined {
  const name = bare(text);
  return world.channels.get(name) ?? world.channels.where(channel => same(channel.name, name))[0];
}

export function need<T>(found: T | undefined, english: string, named?: Named): T {
  if (found === undefined) throw new Mistake(english, named);
  return found;
}
