import {
  type BaseMessageOptions,
  type InteractionReplyOptions,
  MessageFlags,
  type RepliableInteraction,
} from 'discord.js';

/** What any message of ours may hold. */
export type Body = Pick<BaseMessageOptions, 'content' | 'embeds' | 'components' | 'files' | 'allowedMentions'> & {
  /** Files of the message that stay; without this, an edit of ours leaves none. */
  readonly attachments?: readonly { readonly id: string; readonly filename: string }[];
};

/** Nobody is pinged unless a message says whom. */
export const QUIET = { parse: [] as [] };

/** Answers so that only this person sees it. */
export async function tell(interaction: RepliableInteraction, body: Body | string): Promise<void> {
  const said: InteractionReplyOptions = {
    allowedMentions: QUIET,
    ...(typeof body === 'string' ? { content: body } : sendable(body)),
    flags: MessageFlags.Ephemeral,
  };
  if (interaction.replied || interaction.deferred) await interaction.followUp(said);
  else await interaction.reply(said);
}

/** Answers a click on one of our private messages, or a form opened there, by changing that message; else privately. */
export async function show(interaction: RepliableInteraction, body: Body): Promise<void> {
  const isOnMessage = interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
  if (!isOnMessage || interaction.replied || interaction.deferred) return tell(interaction, body);
  if (!interaction.message.flags.has(MessageFlags.Ephemeral)) return tell(interaction, body);
  await interaction.update({
    content: '',
    embeds: [],
    components: [],
    allowedMentions: QUIET,
    ...body,
    attachments: [...(body.attachments ?? [])],
  });
}

/** A new message has no files that stay. */
function sendable({ attachments: _, ...body }: Body): Omit<Body, 'attachments'> {
  return body;
}
