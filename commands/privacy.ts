import { SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { exportData } from '../src/discord/privacy/export.js';
import { askToForget } from '../src/discord/privacy/forget.js';

/** `/privacy export | delete`: what is stored about a person, for them to have and to end. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('privacy')
    .setDescription('What I have stored about you')
    .addSubcommand(sub => sub.setName('export').setDescription('Get a file with all that I have stored about you'))
    .addSubcommand(sub =>
      sub.setName('delete').setDescription('Delete all that I have stored about you. You are asked once more'),
    )
    .toJSON(),
  run: (interaction, house) =>
    interaction.options.getSubcommand() === 'export' ? exportData(interaction, house) : askToForget(interaction, house),
};
