import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { tell } from '../src/discord/reply.js';
import { readSettings } from '../src/discord/settings.js';
import { houseVoice } from '../src/discord/voice.js';
import { text } from '../src/kernel/index.js';

/** `/settings`: how matches are shown in a server. For those who manage it. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('settings')
    .setDescription('How matches are shown in this server')
    .setContexts(InteractionContextType.Guild)
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
    .addStringOption(option =>
      option
        .setName('boards')
        .setDescription('Where boards stand')
        .addChoices(
          { name: 'In the channel, with a thread for the log', value: 'channel' },
          { name: 'In the thread, beside the log', value: 'thread' },
        ),
    )
    .toJSON(),
  async run(interaction, house) {
    const guild = interaction.guildId as string;
    const boards = interaction.options.getString('boards');
    const before = readSettings(await house.store.guildSettings(guild));
    const settings = boards === 'channel' || boards === 'thread' ? { ...before, boards } : before;
    if (settings !== before) await house.store.setGuildSettings(guild, settings);
    await tell(interaction, houseVoice(interaction.locale)(text(`settings-boards-${settings.boards}`)));
  },
};
