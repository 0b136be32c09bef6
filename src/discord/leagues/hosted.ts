import type { ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { Night } from '../../leagues/night.js';
import { tell } from '../reply.js';
import { nightVoice } from './bodies.js';
import { titleOf } from './names.js';

/** What came of it, for the host alone. */
export async function tellHost(
  interaction: ChatInputCommandInteraction,
  night: Night,
  what: string,
  args: Parameters<typeof text>[1] = {},
): Promise<void> {
  const said = text(`league-told-${what}`, { name: titleOf(night), ...args });
  await tell(interaction, nightVoice(night, interaction.locale)(said));
}
