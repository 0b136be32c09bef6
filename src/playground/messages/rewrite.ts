import { isEmpty, messageFaults } from '../checks/message.js';
import { invalidForm, refuse } from '../errors.js';
import type { Message, MessageBody, StoredMessage } from '../types.js';
import { COMPONENTS_V2, LOADING } from '../types.js';
import type { World } from '../world/world.js';
import type { Upload } from './attachments.js';
import { attach, checkUploads, fileNames, filesOf, kept, placeFiles, unshownFaults } from './attachments.js';
import { emojiFaults, numberComponents } from './components.js';
import { mentionsOf } from './mentions.js';
import { tellMessage } from './telling.js';

const EDITABLE = 4 | COMPONENTS_V2;
const HOUR = 3_600_000;
/** Discord limits edits of old messages without saying how many; this many per hour and message pass here. */
const LATE_EDITS = 5;

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
  const existing = filesOf(stored);
  checkUploads(body, uploads, existing);
  const merged: MessageBody = { content: old.content, embeds: old.embeds, components: old.components, ...body };
  const v2 = ((old.flags | (body.flags ?? 0)) & COMPONENTS_V2) !== 0;
  const upgraded = v2 && !(old.flags & COMPONENTS_V2);
  const keeps = body.components === undefined && old.components.length > 0;
  const circumstances = { flags: old.flags, files: fileNames(body, uploads, existing), keeps };
  const faults = messageFaults(upgraded ? { ...merged, flags: body.flags ?? 0 } : body, circumstances);
  faults.push(...emojiFaults(world, body.components ?? []));
  if (v2) faults.push(...unshownFaults(body, merged.components ?? [], uploads, existing));
  if (faults.length) throw invalidForm(faults);
  if (isEmpty(merged, uploads.length + kept(body, existing).length)) refuse(50006);
  const lateEdits = how.rationed ? ration(world, stored) : undefined;
  const files = attach(world, old.channel_id, body, uploads, existing);
  placeFiles(body, files);
  if (body.components) numberComponents(body.components);
  const message: Message = {
    ...old,
    ...(body.content !== undefined && { content: body.content ?? '' }),
    ...(body.embeds !== undefined && { embeds: (body.embeds ?? []).map(embed => ({ ...embed, type: 'rich' })) }),
    ...(body.components !== undefined && { components: body.components ?? [] }),
    attachments: v2 ? [] : files,
    ...mentionsOf(world, merged),
    flags: (how.settle ? old.flags & ~LOADING : old.flags) | ((body.flags ?? 0) & EDITABLE),
    edited_timestamp: how.settle ? null : new Date(world.clock.now()).toISOString(),
  };
  const changed = world.messages.put(old.id, {
    ...stored,
    message,
    ...(v2 && { shown: files }),
    ...(lateEdits && { lateEdits }),
  });
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
