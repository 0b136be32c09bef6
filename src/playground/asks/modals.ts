import * as z from 'zod';
import { isSelect, kinds } from '../checks/components.js';
import type { Outcome } from '../interactions/desk.js';
import { begin } from '../interactions/interactions.js';
import type { Resolver } from '../interactions/resolved.js';
import { makeResolver } from '../interactions/resolved.js';
import type { Service } from '../service.js';
import type { Component, Dict, Snowflake } from '../types.js';
import type { World } from '../world/world.js';
import type { StoreUpload } from './ask.js';
import { fileShape, Mistake } from './ask.js';
import { pick } from './components.js';

export interface ModalAsk {
  user: Snowflake;
  /** The interaction that opened the modal. */
  interaction: Snowflake;
  /** By custom id: text, chosen values, yes or no, or files. */
  values: Record<string, unknown>;
}

export async function submitModal(service: Service, ask: ModalAsk, upload: StoreUpload): Promise<Outcome> {
  const { world } = service;
  const opener = world.interactions.get(ask.interaction);
  const channel = opener && world.channels.get(opener.channel);
  if (!opener?.modal || !channel || opener.user !== ask.user) throw new Mistake('That form is no longer open.');
  const resolver = makeResolver(world, channel, ask.user);
  const fill = (component: Component, label: string): Dict =>
    filled(world, component, label, ask.values, resolver, upload);
  const components = opener.modal.components.map(outer => {
    if (outer.type === kinds.label)
      return { type: outer.type, id: outer.id, component: fill(outer.component!, outer.label ?? '') };
    if (outer.type === kinds.row)
      return { type: 1, id: outer.id, components: (outer.components ?? []).map(one => fill(one, one.label ?? '')) };
    return { type: outer.type, id: outer.id };
  });
  const data = { custom_id: opener.modal.custom_id, components, ...resolver.data() };
  const on = opener.message ? { message: opener.message } : {};
  return begin(service, {
    type: 5,
    user: ask.user,
    channel,
    name: opener.modal.custom_id,
    ...on,
    opener: opener.id,
    data,
  });
}

function filled(
  world: World,
  field: Component,
  label: string,
  given: Record<string, unknown>,
  resolver: Resolver,
  upload: StoreUpload,
): Dict {
  const id = field.custom_id ?? '';
  const base = { type: field.type, id: field.id, custom_id: id };
  const value = given[id];
  const list = value === undefined || value === '' ? [] : [value].flat();
  const required = field.required !== false;
  if (field.type === kinds.textInput)
    return { ...base, value: text(field, label, value === undefined ? (field.value ?? '') : String(value)) };
  if (isSelect(field)) {
    const defaults =
      value === undefined ? (field.options ?? []).filter(option => option.default).map(option => option.value) : [];
    return { ...base, values: pick(world, field, list.length ? list.map(String) : defaults, resolver) };
  }
  if (field.type === kinds.upload) {
    if (required && !list.length) throw new Mistake('“{label}” needs a file.', { label });
    const files = z
      .array(fileShape)
      .parse(list)
      .map(one => upload(one.name, one.base64));
    for (const file of files) resolver.attachment(file);
    return { ...base, values: files.map(file => file.id) };
  }
  if (field.type === 23) return { ...base, value: value === true };
  const known = (field.options ?? []).map(option => option.value);
  const strange = list.find(one => !known.includes(String(one)));
  if (strange !== undefined) throw new Mistake('“{text}” is not one of the options.', { text: String(strange) });
  if (required && !list.length) throw new Mistake('“{label}” needs an answer.', { label });
  return field.type === 21 ? { ...base, value: list[0] ?? null } : { ...base, values: list };
}

function text(field: Component, label: string, value: string): string {
  if (field.required !== false && !value) throw new Mistake('“{label}” needs an answer.', { label });
  if (value && value.length < (field.min_length ?? 0))
    throw new Mistake('“{label}” needs at least {least} characters.', { label, least: field.min_length });
  if (value.length > (field.max_length ?? 4000))
    throw new Mistake('“{label}” takes at most {most} characters.', { label, most: field.max_length ?? 4000 });
  return value;
}
