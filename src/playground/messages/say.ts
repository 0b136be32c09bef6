import { isEmpty, messageFaults } from '../checks/message.js';
import { fault, invalidForm, refuse } from '../errors.js';
import type { Channel, Message, MessageBody, Snowflake, StoredMessage, User } from '../types.js';
import { COMPONENTS_V2, EPHEMERAL, isThread } from '../types.js';
import type { World } from '../world/world.js';
import type { Upload } from './attachments.js';
import { attach, checkUploads, fileNames, placeFiles, unshownFaults } from './attachments.js';
import { emojiFaults, numberComponents } from './components.js';
import { mentionsOf } from './mentions.js';
import { tellMessage } from './telling.js';
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

/** What a sender may set; the rest of the bits are Discord's own. */
const SENDABLE = 4 | EPHEMERAL | 4096 | COMPONENTS_V2;

/** For so long a message is known by its nonce, in milliseconds. Discord says: a few minutes. */
const NONCES = 5 * 60_000;

/** The message that its sender has posted under this nonce just now; none where they don't want to be asked about it. */
function twinOf(world: World, { channel, author, body }: Saying): StoredMessage | undefined {
  const { nonce, enforce_nonce } = body;
  if (enforce_nonce !== true || nonce == null) return undefined;
  const since = world.clock.now() - NONCES;
  const [twin] = world.messages.where(
    ({ message }) =>
      message.nonce === nonce &&
      message.channel_id === channel.id &&
      message.author.id === author.id &&
      Date.parse(message.timestamp) > since,
  );
  return twin;
}

export function say(world: World, saying: Saying): StoredMessage {
  const { channel, author, uploads = [] } = saying;
  const twin = twinOf(world, saying);
  if (twin) return twin;
  const body = structuredClone(saying.body);
  checkUploads(body, uploads, []);
  const v2 = ((body.flags ?? 0) & COMPONENTS_V2) !== 0;
  const components = body.components ?? [];
  const faults = messageFaults(body, { files: fileNames(body, uploads, []) });
  faults.push(...emojiFaults(world, components));
  if (v2) faults.push(...unshownFaults(body, components, uploads, []));
  if (faults.length) throw invalidForm(faults);
  if (!saying.blank && isEmpty(body, uploads.length)) refuse(50006);
  const files = attach(world, channel.id, body, uploads, []);
  placeFiles(body, files);
  numberComponents(components);
  const id = world.ids.next();
  const answered = body.message_reference?.message_id;
  const found = answered ? world.messages.get(answered) : undefined;
  // What only one member sees is shown to nobody else by an answer to it.
  const replied = found?.only === undefined ? found?.message : undefined;
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
    attachments: v2 ? [] : files,
    embeds: (body.embeds ?? []).map(embed => ({ ...embed, type: 'rich' })),
    components,
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
    ...(v2 && { shown: files }),
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
