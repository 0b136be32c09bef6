import {
  type BaseMessageOptions,
  DiscordAPIError,
  type InteractionReplyOptions,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import { configureEmojis } from '../render/emoji.js';
import { clip } from '../render/escape.js';
import { asLayout } from './as-layout.js';
import { isGone } from './gone.js';
import { LIMITS } from './limits.js';

/** What any message of ours may hold. */
export type Body = Pick<BaseMessageOptions, 'content' | 'embeds' | 'components' | 'files' | 'allowedMentions'> & {
  /** Files of the message that stay; without this, an edit of ours leaves none. */
  readonly attachments?: readonly { readonly id: string; readonly filename: string }[];
  /** A message of components alone; it never becomes one of text and embeds again. */
  readonly flags?: MessageFlags.IsComponentsV2;
};

/** Nobody is pinged unless a message says whom. */
export const QUIET = { parse: [] as [] };

/** Answers so that only this person sees it; a sentence that repeats what they typed may be cut. */
export async function tell(interaction: RepliableInteraction, body: Body | string): Promise<void> {
  await post(interaction, body);
}

/** As `tell`. Resolves with the id of the message where it follows an earlier answer. */
export async function post(interaction: RepliableInteraction, body: Body | string): Promise<string | null> {
  const said: InteractionReplyOptions = {
    allowedMentions: QUIET,
    ...(typeof body === 'string' ? { content: clip(body, LIMITS.content) } : sendable(body)),
    flags: isLayout(body) ? [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2] : MessageFlags.Ephemeral,
  };
  return carefully(said, async careful => {
    if (interaction.replied || interaction.deferred) return (await interaction.followUp(careful)).id;
    await interaction.reply(careful);
    return null;
  });
}

/** For everybody in the channel, after a private answer. Returns the message's id. */
export async function postOpenly(interaction: RepliableInteraction, body: Body): Promise<string> {
  const said = { allowedMentions: QUIET, ...sendable(body) };
  return carefully(said, async careful => (await interaction.followUp(careful)).id);
}

/** Changes a private answer: the first, or the one of this id. One that is gone is left alone. */
export async function amend(interaction: RepliableInteraction, message: string | null, body: Body): Promise<void> {
  const said = { content: '', embeds: [], components: [], allowedMentions: QUIET, ...sendable(body) };
  try {
    await carefully(said, careful => interaction.editReply({ ...careful, ...(message !== null && { message }) }));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Discord waits three seconds for an answer; this is how long we may wait for other things, in milliseconds. */
const PATIENCE = 1500;

/**
 * Waits for what an answer needs. If that takes longer than Discord waits, the interaction is deferred privately, so that the
 * answer can still take the place of the private message that was clicked on.
 */
export async function promising<T>(interaction: RepliableInteraction, work: Promise<T>): Promise<T> {
  let promised: Promise<unknown> = Promise.resolve();
  const late = setTimeout(() => {
    promised = isOnPrivate(interaction)
      ? interaction.deferUpdate()
      : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    // Until the work is done nobody hears of a failure.
    promised.catch(() => undefined);
  }, PATIENCE);
  try {
    return await work;
  } finally {
    clearTimeout(late);
    await promised;
  }
}

/** Answers a click on one of our private messages, or a form opened there, by changing that message; else privately. */
export async function show(interaction: RepliableInteraction, body: Body): Promise<void> {
  await put(interaction, body);
}

/** As `show`. Resolves with the id of the message where it follows an earlier answer, null where it is the answer itself. */
export async function put(interaction: RepliableInteraction, body: Body): Promise<string | null> {
  if (!isOnPrivate(interaction) || interaction.replied) return post(interaction, body);
  const wasLayout = interaction.message.flags.has(MessageFlags.IsComponentsV2);
  const layout = isLayout(body) ? body : wasLayout ? asLayout(body) : null;
  // A message of text and embeds has to give them up to become one of components.
  const cleared = wasLayout ? {} : { content: null, embeds: [] };
  const whole = layout === null ? { content: '', embeds: [], components: [], ...body } : { ...layout, ...cleared };
  const said = { allowedMentions: QUIET, ...whole, attachments: [...(body.attachments ?? [])] };
  await carefully<typeof said, unknown>(said, careful =>
    interaction.deferred ? interaction.editReply(careful) : interaction.update(careful),
  );
  return null;
}

type OnMessage = Extract<RepliableInteraction, MessageComponentInteraction> | ModalMessageModalSubmitInteraction;

/** Whether it is a click on a private message, or a form opened there. */
const isOnPrivate = (interaction: RepliableInteraction): interaction is OnMessage =>
  (interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())) &&
  interaction.message.flags.has(MessageFlags.Ephemeral);

/** The private message that was clicked on, or where a form was opened; null for all others. */
export const privateMessage = (interaction: RepliableInteraction): Message | null =>
  isOnPrivate(interaction) ? interaction.message : null;

/** The private message whose place an answer takes; null where it is a message of its own. */
export const placeOf = (interaction: RepliableInteraction): Message | null =>
  interaction.replied ? null : privateMessage(interaction);

/** A question that all could see is settled: its answer takes the place of its buttons. No message is changed that doesn't have the button. */
export async function settle(interaction: RepliableInteraction, content: string): Promise<void> {
  if (interaction.isMessageComponent() && interaction.component !== null)
    await interaction.update({ content, components: [], allowedMentions: QUIET });
  else await show(interaction, { content });
}

const INVALID_FORM = 50035;

/** Sends; and where an emoji of ours is not there any more, sends the same in plain words, as everything from then on. */
export async function carefully<T extends Pick<Body, 'components'>, R>(
  said: T,
  send: (said: T) => Promise<R>,
): Promise<R> {
  try {
    return await send(said);
  } catch (error) {
    const isEmoji = error instanceof DiscordAPIError && /INVALID_EMOJI/.test(JSON.stringify(error.rawError));
    if (!isEmoji || error.code !== INVALID_FORM) throw error;
    configureEmojis(new Map());
    const plain = JSON.stringify(said.components ?? [], (key, value) => (key === 'emoji' ? undefined : value));
    return await send({ ...said, components: JSON.parse(plain) });
  }
}

/** Whether a message is one of components alone. */
export const isLayout = (body: Body | string): body is Body =>
  typeof body !== 'string' && body.flags === MessageFlags.IsComponentsV2;

/** A new message has no files that stay. */
function sendable({ attachments: _, flags: __, ...body }: Body): Omit<Body, 'attachments' | 'flags'> {
  return body;
}
