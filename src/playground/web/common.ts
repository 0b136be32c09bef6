import type { StoreUpload } from '../asks/ask.js';
import { Mistake } from '../asks/ask.js';
import { findUser, need } from '../asks/find.js';
import type { Call } from '../http/router.js';
import { storeFile } from '../messages/attachments.js';
import { sees } from '../people/permissions.js';
import type { Service } from '../service.js';
import type { Channel, Snowflake } from '../types.js';

/** The member in `?as=`, by name or id. */
export function memberIn({ world }: Pick<Service, 'world'>, query: URLSearchParams): Snowflake | undefined {
  const id = findUser(world, query.get('as') ?? '');
  return id === world.home.bot ? undefined : id;
}

export function asker({ service, query }: Call): Snowflake {
  const name = query.get('as');
  const unknown = name
    ? 'Nobody here is called {name}. Say who you are, such as ?as=mara.'
    : 'Who is asking? Say who you are, such as ?as=mara.';
  return need(memberIn(service, query), unknown, { name: name ?? undefined });
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
    if (bytes.length > 10 * 1024 * 1024) throw new Mistake('{name} is larger than 10 MB.', { name });
    return storeFile(call.service.world, channel.id, name.replace(/[^\p{L}\p{N}._-]+/gu, '_'), bytes);
  };
