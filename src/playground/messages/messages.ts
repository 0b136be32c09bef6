import { walk } from '../checks/components.js';
import { isEmpty, messageFaults } from '../checks/message.js';
import { type Fault, fault, invalidForm, refuse } from '../errors.js';
import type { Channel, Component, Message, MessageBody, Snowflake, StoredMessage, User } from '../types.js';
import { COMPONENTS_V2, isDirect, isThread } from '../types.js';
import { intents } from '../world/hub.js';
import { announced } from '../world/views.js';
import type { World } from '../world/world.js';
import type { Upload } from './attachments.js';
import { attach, checkUploads, fileNames, kept, placeFiles } from './attachments.js';
import { mentionsOf } from './mentions.js';
import { joinThread, wakeThread } from './threads.js';

export interface Saying {
  channel: Channel;
  author: User;
  body: MessageBody;
  uploads?: Upload[];
  /** More of the message: its type, flags, whose interaction it answers. */
  with?: Partial<Message>;
  only?: Snowflake | undefined;
  interaction?: Snowflake;
  /** A deferred answer has nothing to say yet. */
  blank?: boolean;
}

/** Discord refuses components with an emoji that it does not know. */
function emojiFaults(world: World, components: readonly Component[]): Fault[] {
  const unknown = (id: Snowflake | null | undefined): boolean => id != null && !world.emojis.get(id);
  return walk(components).flatMap(({ component, path }) => {
    const invalid = (place: (string | number)[]): Fault =>
      fault([...path, ...place, 'emoji', 'id'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
    const own = unknown(component.emoji?.id) ? [invalid([])] : [];
    const inOptions = (component.options ?? []).flatMap((option, n) =>
      unknown(option.emoji?.id) ? [invalid(['options', n])] : [],
    );
    return [...own, ...inOptions];
  });
}

/** What a sender may set; the rest of the bits are Discord's own. */
const SENDABLE = 4 | 64 | 4096 | COMPONENTS_V2;
const EDITABLE = 4 | COMPONENTS_V2;
const HOUR = 3_600_000;
/** Discord limits edits of old messages without saying how many; this many per hour and message pass here. */
const LATE_EDITS = 5;

export function say(world: World, saying: Saying): StoredMessage {
  const { channel, author, uploads = [] } = saying;
  const body = structuredClone(saying.body);
  checkUploads(body, uploads, []);
  const faults = messageFaults(body, { files: fileNames(body, uploads, []) });
  faults.push(...emojiFaults(world, body.components ?? []));
  if (faults.length) throw invalidForm(faults);
  if (!saying.blank && isEmpty(body, uploads.length)) refuse(50006);
  const attachments = attach(world, channel.id, body, uploads, []);
  placeFiles(body, attachments);
  numberComponents(body.components ?? []);
  const id = world.ids.next();
  const answered = body.message_reference?.message_id;
  const replied = answered ? world.messages.get(answered)?.message : undefined;
  if (answered && (!replied || replied.channel_id !== channel.id))
    throw invalidForm([fault(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')]);
  const message: Message = {
    id,
    type: replied ? 19 : 0,
    channel_id: channel.id,
    author,
    content: body.content ?? '',
    timestamp: new Date(world.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: Boolean(body.tts),
    ...mentionsOf(world, body, replied?.author),
    attachments,
    embeds: (body.embeds ?? []).map(embed => ({ ...embed, type: 'rich' })),
    components: body.components ?? [],
    pinned: false,
    flags: (body.flags ?? 0) & SENDABLE,
    ...(body.nonce != null && { nonce: body.nonce }),
    ...(replied && {
      message_reference: { type: 0, channel_id: channel.id, message_id: replied.id, guild_id: channel.guild_id },
      referenced_message: { ...replied, referenced_message: null },
    }),
    ...saying.with,
  };
  const only = saying.only && { only: saying.only };
  const stored = world.messages.put(id, {
    message,
    ...only,
    ...(saying.interaction && { interaction: saying.interaction }),
  });
  const now = only ? channel : arrived(world, channel, stored);
  tellMessage(world, now, 'MESSAGE_CREATE', stored);
  return stored;
}

function arrived(world: World, channel: Channel, { message }: StoredMessage): Channel {
  const awake = isThread(channel) ? wakeThread(world, channel) : channel;
  const count = isThread(channel) && { messages: (channel.messages ?? 0) + 1 };
  const now = world.channels.put(channel.id, { ...awake, last_message_id: message.id, ...count });
  if (isThread(channel)) for (const user of [message.author, ...message.mentions]) joinThread(world, now, user.id);
  return world.channels.get(channel.id) ?? now;
}

export interface Rewriting {
  body: MessageBody;
  uploads?: Upload[];
  /** Flags to take away (a deferred answer is no longer loading) and whether it counts as an edit. */
  settle?: boolean;
  /** Through the bot token, where old messages are rationed. */
  rationed?: boolean;
}

export function rewrite(world: World, stored: StoredMessage, how: Rewriting): StoredMessage {
  const old = stored.message;
  const body = structuredClone(how.body);
  const uploads = how.uploads ?? [];
  checkUploads(body, uploads, old.attachments);
  const merged: MessageBody = { content: old.content, embeds: old.embeds, components: old.components, ...body };
  const nowV2 = ((body.flags ?? 0) & COMPONENTS_V2) !== 0 && !(old.flags & COMPONENTS_V2);
  const keeps = body.components === undefined && old.components.length > 0;
  const circumstances = { flags: old.flags, files: fileNames(body, uploads, old.attachments), keeps };
  const faults = messageFaults(nowV2 ? { ...merged, flags: body.flags ?? 0 } : body, circumstances);
  faults.push(...emojiFaults(world, body.components ?? []));
  if (faults.length) throw invalidForm(faults);
  if (isEmpty(merged, uploads.length + kept(body, old.attachments).length)) refuse(50006);
  const lateEdits = how.rationed ? ration(world, stored) : undefined;
  const attachments = attach(world, old.channel_id, body, uploads, old.attachments);
  placeFiles(body, attachments);
  if (body.components) numberComponents(body.components);
  const message: Message = {
    ...old,
    ...(body.content !== undefined && { content: body.content ?? '' }),
    ...(body.embeds !== undefined && { embeds: (body.embeds ?? []).map(embed => ({ ...embed, type: 'rich' })) }),
    ...(body.components !== undefined && { components: body.components ?? [] }),
    attachments,
    ...mentionsOf(world, merged),
    flags: (how.settle ? old.flags & ~128 : old.flags) | ((body.flags ?? 0) & EDITABLE),
    edited_timestamp: how.settle ? null : new Date(world.clock.now()).toISOString(),
  };
  const changed = world.messages.put(old.id, { ...stored, message, ...(lateEdits && { lateEdits }) });
  const channel = world.channels.get(old.channel_id);
  if (channel) tellMessage(world, channel, 'MESSAGE_UPDATE', changed);
  return changed;
}

function ration(world: World, stored: StoredMessage): number[] | undefined {
  const now = world.clock.now();
  if (now - Date.parse(stored.message.timestamp) <= HOUR) return undefined;
  const recent = (stored.lateEdits ?? []).filter(at => now - at < HOUR);
  if (recent.length >= LATE_EDITS) refuse(30046);
  return [...recent, now];
}

export function erase(world: World, stored: StoredMessage): void {
  const { id, channel_id } = stored.message;
  world.messages.delete(id);
  const channel = world.channels.get(channel_id);
  if (!channel) return;
  const data = { id, channel_id, ...(channel.guild_id && { guild_id: channel.guild_id }) };
  world.hub.tell({
    event: 'MESSAGE_DELETE',
    data,
    channel,
    intents: hearing(channel),
    ...(stored.only && { only: stored.only }),
  });
}

export function tellMessage(world: World, channel: Channel, event: string, stored: StoredMessage): void {
  const data = announced(world, stored);
  world.hub.tell({ event, data, channel, intents: hearing(channel), ...(stored.only && { only: stored.only }) });
}

const hearing = (channel: Channel): number => (isDirect(channel) ? intents.directMessages : intents.guildMessages);

/** Discord numbers the components that came without an id, in reading order. */
export function numberComponents(components: Component[]): void {
  const all = walk(components);
  const taken = new Set(all.map(({ component }) => component.id).filter(Boolean));
  let next = 1;
  for (const { component } of all) {
    if (component.id) continue;
    while (taken.has(next)) next++;
    component.id = next++;
  }
}

/** Of one channel, oldest first, as far as this reader may see them. */
export function history(world: World, channel: Snowflake, reader: Snowflake): StoredMessage[] {
  return world.messages.where(
    one => one.message.channel_id === channel && (one.only === undefined || (one.only === reader && !one.dismissed)),
  );
}
