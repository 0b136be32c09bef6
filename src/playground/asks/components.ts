import { isSelect, kinds, walk } from '../checks/components.js';
import type { Outcome } from '../interactions/desk.js';
import { begin } from '../interactions/interactions.js';
import type { Resolver } from '../interactions/resolved.js';
import { makeResolver } from '../interactions/resolved.js';
import { sees } from '../people/permissions.js';
import type { Service } from '../service.js';
import type { Component, Snowflake } from '../types.js';
import type { World } from '../world/world.js';
import { Mistake } from './ask.js';
import { findChannel, findRole, findUser, need } from './find.js';

export interface ComponentAsk {
  user: Snowflake;
  message: Snowflake;
  custom_id: string;
  values?: string[] | undefined;
}

/** A button pressed or a select changed, with the checks Discord's client makes first. */
export async function useComponent(service: Service, ask: ComponentAsk): Promise<Outcome> {
  const { world } = service;
  const stored = world.messages.get(ask.message);
  const channel = stored && world.channels.get(stored.message.channel_id);
  const hidden =
    !stored || !channel || (stored.only !== undefined && stored.only !== ask.user) || !sees(world, ask.user, channel);
  if (hidden) throw new Mistake('That message is not there.');
  const component = walk(stored.message.components).find(
    ({ component: { custom_id } }) => custom_id === ask.custom_id,
  )?.component;
  if (!component) throw new Mistake('That button is gone: the message has just changed.');
  if (component.disabled) throw new Mistake('That is switched off.');
  const resolver = makeResolver(world, channel, ask.user);
  const values = isSelect(component) ? { values: pick(world, component, ask.values ?? [], resolver) } : {};
  const data = {
    custom_id: ask.custom_id,
    component_type: component.type,
    id: component.id,
    ...values,
    ...resolver.data(),
  };
  return begin(service, { type: 3, user: ask.user, channel, name: ask.custom_id, message: ask.message, data });
}

/** The values of a select: how many, and that each is really on offer. */
export function pick(world: World, select: Component, wanted: string[], resolver: Resolver): string[] {
  const least = select.required === false && !wanted.length ? 0 : (select.min_values ?? 1);
  const most = select.max_values ?? 1;
  if (wanted.length < least) throw new Mistake('Choose at least {least}.', { least });
  if (wanted.length > most) throw new Mistake('Choose at most {most}.', { most });
  return wanted.map(text => {
    if (select.type === kinds.stringSelect) {
      const option = select.options?.find(one => one.value === text) ?? select.options?.find(one => one.label === text);
      return need(option, '“{text}” is not one of the options.', { text }).value;
    }
    if (select.type === kinds.channelSelect) {
      const channel = need(findChannel(world, text), 'There is no channel called “{text}”.', { text });
      if (select.channel_types?.length && !select.channel_types.includes(channel.type))
        throw new Mistake('That kind of channel cannot be chosen here.');
      resolver.channel(channel.id);
      return channel.id;
    }
    const users = select.type === kinds.roleSelect ? undefined : findUser(world, text);
    const id = need(
      users ?? (select.type === kinds.userSelect ? undefined : findRole(world, text)),
      'There is no “{text}” to choose.',
      { text },
    );
    resolver.mentionable(id);
    return id;
  });
}
