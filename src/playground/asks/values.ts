import type { Resolver } from '../interactions/resolved.js';
import type { CommandOption } from '../types.js';
import type { World } from '../world/world.js';
import type { StoreUpload } from './ask.js';
import { fileShape, Mistake, type Named } from './ask.js';
import { findChannel, findRole, findUser, need } from './find.js';

type No = (english: string, named?: Named) => never;
/** What an option and its choices are called for the member who fills it in. */
export type Called = (one: Pick<CommandOption, 'name' | 'name_localizations'>) => string;

interface Filling {
  readonly resolver: Resolver;
  readonly upload: StoreUpload;
  readonly called: Called;
}

/** An option's value as Discord's own client would send it, or a friendly no. */
export function toValue(
  world: World,
  option: CommandOption,
  raw: unknown,
  { resolver, upload, called }: Filling,
): unknown {
  const text = typeof raw === 'object' ? '' : String(raw);
  const no: No = (english, named) => {
    throw new Mistake(english, { label: called(option), ...named });
  };
  switch (option.type) {
    case 3:
    case 4:
    case 10:
      return plain(option, text, { no, called });
    case 5:
      if (!/^(true|false)$/i.test(text)) no('“{label}” is either true or false.');
      return text.toLowerCase() === 'true';
    case 6: {
      const id = need(findUser(world, text), 'There is no member called “{text}”.', { text });
      resolver.user(id);
      return id;
    }
    case 7: {
      const channel = need(findChannel(world, text), 'There is no channel called “{text}”.', { text });
      if (option.channel_types?.length && !option.channel_types.includes(channel.type))
        no('“{label}” cannot be this kind of channel.');
      resolver.channel(channel.id);
      return channel.id;
    }
    case 8: {
      const id = need(findRole(world, text), 'There is no role called “{text}”.', { text });
      resolver.role(id);
      return id;
    }
    case 9: {
      const id = need(findUser(world, text) ?? findRole(world, text), 'There is no member or role called “{text}”.', {
        text,
      });
      resolver.mentionable(id);
      return id;
    }
    case 11: {
      const file = fileShape.safeParse(raw);
      if (!file.success) return no('“{label}” is a file.');
      const stored = upload(file.data.name, file.data.base64);
      resolver.attachment(stored);
      return stored.id;
    }
    default:
      return no('“{label}” is of type {type}, which nobody can fill in.', { type: option.type });
  }
}

function plain(option: CommandOption, text: string, { no, called }: { no: No; called: Called }): string | number {
  const picked = option.choices?.find(choice => String(choice.value) === text || choice.name === text);
  if (option.choices?.length)
    return picked
      ? picked.value
      : no('“{label}” must be one of: {choices}.', { choices: option.choices.map(called).join(', ') });
  if (option.type === 3) {
    if (text.length < (option.min_length ?? 0))
      no('“{label}” needs at least {least} characters.', { least: option.min_length });
    if (text.length > (option.max_length ?? 6000))
      no('“{label}” takes at most {most} characters.', { most: option.max_length ?? 6000 });
    return text;
  }
  const number = Number(text);
  if (!text.trim() || !Number.isFinite(number)) no('“{label}” is a number.');
  if (option.type === 4 && !Number.isInteger(number)) no('“{label}” is a whole number.');
  if (option.min_value != null && number < option.min_value)
    no('“{label}” is at least {least}.', { least: option.min_value });
  if (option.max_value != null && number > option.max_value)
    no('“{label}” is at most {most}.', { most: option.max_value });
  return number;
}
