import type { Resolver } from '../interactions/resolved.js';
import type { CommandOption } from '../types.js';
import type { World } from '../world/world.js';
import type { StoreUpload } from './ask.js';
import { fileShape, Mistake } from './ask.js';
import { findChannel, findRole, findUser, need } from './find.js';

/** An option's value as Discord's own client would send it, or a friendly no. */
export function toValue(
  world: World,
  option: CommandOption,
  raw: unknown,
  resolver: Resolver,
  upload: StoreUpload,
): unknown {
  const text = typeof raw === 'object' ? '' : String(raw);
  const no = (what: string): never => {
    throw new Mistake(`“${option.name}” ${what}.`);
  };
  switch (option.type) {
    case 3:
    case 4:
    case 10:
      return plain(option, text, no);
    case 5:
      if (!/^(true|false)$/i.test(text)) no('is either true or false');
      return text.toLowerCase() === 'true';
    case 6: {
      const id = need(findUser(world, text), `There is no member called “${text}”.`);
      resolver.user(id);
      return id;
    }
    case 7: {
      const channel = need(findChannel(world, text), `There is no channel called “${text}”.`);
      if (option.channel_types?.length && !option.channel_types.includes(channel.type))
        no('cannot be this kind of channel');
      resolver.channel(channel.id);
      return channel.id;
    }
    case 8: {
      const id = need(findRole(world, text), `There is no role called “${text}”.`);
      resolver.role(id);
      return id;
    }
    case 9: {
      const id = need(findUser(world, text) ?? findRole(world, text), `There is no member or role called “${text}”.`);
      resolver.mentionable(id);
      return id;
    }
    case 11: {
      const file = fileShape.safeParse(raw);
      if (!file.success) return no('is a file');
      const stored = upload(file.data.name, file.data.base64);
      resolver.attachment(stored);
      return stored.id;
    }
    default:
      return no(`is of type ${option.type}, which nobody can fill in`);
  }
}

function plain(option: CommandOption, text: string, no: (what: string) => never): string | number {
  const picked = option.choices?.find(choice => String(choice.value) === text || choice.name === text);
  if (option.choices?.length)
    return picked ? picked.value : no(`must be one of: ${option.choices.map(choice => choice.name).join(', ')}`);
  if (option.type === 3) {
    if (text.length < (option.min_length ?? 0)) no(`needs at least ${option.min_length} characters`);
    if (text.length > (option.max_length ?? 6000)) no(`takes at most ${option.max_length ?? 6000} characters`);
    return text;
  }
  const number = Number(text);
  if (!text.trim() || !Number.isFinite(number)) no('is a number');
  if (option.type === 4 && !Number.isInteger(number)) no('is a whole number');
  if (option.min_value != null && number < option.min_value) no(`is at least ${option.min_value}`);
  if (option.max_value != null && number > option.max_value) no(`is at most ${option.max_value}`);
  return number;
}
