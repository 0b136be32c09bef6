import {
  type BaseMessageOptions,
  type InteractionReplyOptions,
  MessageFlags,
  type RepliableInteraction,
} from 'discord.js';

/** What any message of ours may hold. */
export type Body = Pick<BaseMessageOptions, 'content' | 'embeds' | 'components' | 'files' | 'allowedMentions'>;

/** Nobody is pinged unless a message says whom. */
export const QUIET = { parse: [] as [] };

/** Answers so that only this person sees it. */
export async function tell(interaction: RepliableInteraction, body: Body | string): Promise<void> {
  const said: InteractionReplyOptions = {
    allowedMentions: QUIET,
    ...(typeof body === 'string' ? { content: body } : body),
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
  await interaction.update({ content: '', embeds: [], components: [], allowedMentions: QUIET, ...body });
}
