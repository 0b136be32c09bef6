import {
  type BaseMessageOptions,
  DiscordAPIError,
  type InteractionReplyOptions,
  MessageFlags,
  type RepliableInteraction,
} from 'discord.js';
import { configureEmojis } from '../render/emoji.js';
import { clip } from '../render/escape.js';
import { asLayout } from './as-layout.js';
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

/** Answers so that only this person sees it; a sentence that repeats what somebody typed may be cut. */
export async function tell(interaction: RepliableInteraction, body: Body | string): Promise<void> {
  const said: InteractionReplyOptions = {
    allowedMentions: QUIET,
    ...(typeof body === 'string' ? { content: clip(body, LIMITS.content) } : sendable(body)),
    flags: isLayout(body) ? [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2] : MessageFlags.Ephemeral,
  };
  await carefully(said, careful =>
    interaction.replied || interaction.deferred ? interaction.followUp(careful) : interaction.reply(careful),
  );
}

/** Discord waits three seconds for an answer; so many milliseconds are left to wait for other things. */
const PATIENCE = 1500;

/** Waits for what an answer needs. Where that takes longer than Discord waits, a private answer is promised meanwhile. */
export async function promising<T>(interaction: RepliableInteraction, work: Promise<T>): Promise<T> {
  let promised: Promise<unknown> = Promise.resolve();
  const late = setTimeout(() => {
    promised = interaction.deferReply({ flags: MessageFlags.Ephemeral });
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
  const isOnMessage = interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
  if (!isOnMessage || interaction.replied || interaction.deferred) return tell(interaction, body);
  if (!interaction.message.flags.has(MessageFlags.Ephemeral)) return tell(interaction, body);
  const { flags } = interaction.message;
  const layout = isLayout(body) ? body : flags.has(MessageFlags.IsComponentsV2) ? asLayout(body) : null;
  const attachments = [...(body.attachments ?? [])];
  if (layout !== null) {
    // A message of text and embeds has to give them up to become one of components.
    const cleared = flags.has(MessageFlags.IsComponentsV2) ? {} : { content: null, embeds: [] };
    const said = { allowedMentions: QUIET, ...layout, ...cleared, attachments };
    return carefully(said, careful => interaction.update(careful));
  }
  const said = { content: '', embeds: [], components: [], allowedMentions: QUIET, ...body, attachments };
  await carefully(said, careful => interaction.update(careful));
}

/** A question that all could see is settled: its answer takes the place of its buttons. */
export async function settle(interaction: RepliableInteraction, content: string): Promise<void> {
  if (interaction.isMessageComponent()) await interaction.update({ content, components: [], allowedMentions: QUIET });
  else await show(interaction, { content });
}

const INVALID_FORM = 50035;

/** Sends; and where an emoji of ours is not there any more, sends the same in plain words, as everything from then on. */
export async function carefully<T extends Pick<Body, 'components'>>(
  said: T,
  send: (said: T) => Promise<unknown>,
): Promise<void> {
  try {
    await send(said);
  } catch (error) {
    const isEmoji = error instanceof DiscordAPIError && /INVALID_EMOJI/.test(JSON.stringify(error.rawError));
    if (!isEmoji || error.code !== INVALID_FORM) throw error;
    configureEmojis(new Map());
    const plain = JSON.stringify(said.components ?? [], (key, value) => (key === 'emoji' ? undefined : value));
    await send({ ...said, components: JSON.parse(plain) });
  }
}

const isLayout = (body: Body | string): body is Body =>
  typeof body !== 'string' && body.flags === MessageFlags.IsComponentsV2;

/** A new message has no files that stay. */
function sendable({ attachments: _, flags: __, ...body }: Body): Omit<Body, 'attachments' | 'flags'> {
  return body;
}
