import type { StoreUpload } from '../asks/ask.js';
import { Mistake } from '../asks/ask.js';
import { findUser } from '../asks/find.js';
import type { Call } from '../http/router.js';
import { storeFile } from '../messages/attachments.js';
import { sees } from '../people/permissions.js';
import type { Channel, Snowflake } from '../types.js';

export function asker(call: Call): Snowflake {
  const { world } = call.service;
  const name = call.query.get('as') ?? '';
  const id = findUser(world, name);
  if (!id || id === world.home.bot)
    throw new Mistake(
      `${name ? `Nobody here is called ${name}.` : 'Who is asking?'} Say who you are, such as ?as=mara.`,
    );
  return id;
}

export function placeFor(call: Call, id: string): Channel {
  const { world } = call.service;
  const channel =
    world.channels.get(id) ?? world.channels.where(one => one.name === id.replace(/^#/, '') && one.type !== 1)[0];
  if (!channel || !sees(world, asker(call), channel)) throw new Mistake('There is no such channel for you.');
  return channel;
}

export const uploader =
  (call: Call, channel: Channel): StoreUpload =>
  (name, base64) => {
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > 10 * 1024 * 1024) throw new Mistake(`${name} is larger than 10 MB.`);
    return storeFile(call.service.world, channel.id, name.replace(/[^\p{L}\p{N}._-]+/gu, '_'), bytes);
  };
