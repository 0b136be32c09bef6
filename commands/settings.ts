import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { tell } from '../src/discord/reply.js';
import { PICTURES, readSettings } from '../src/discord/settings.js';
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
    .addStringOption(option =>
      option
        .setName('pictures')
        .setDescription('How boards look')
        .addChoices(...PICTURES),
    )
    .addRoleOption(option =>
      option.setName('hosts').setDescription('Who may run leagues, beside those who manage events'),
    )
    .toJSON(),
  async run(interaction, house) {
    const guild = interaction.guildId as string;
    const boards = interaction.options.getString('boards');
    const before = readSettings(await house.store.guildSettings(guild));
    const pictures = interaction.options.getString('pictures');
    const hosts = interaction.options.getRole('hosts')?.id ?? null;
    const chosen = {
      ...before,
      ...(boards !== null && { boards }),
      ...(pictures !== null && { pictures }),
      ...(hosts !== null && { hosts }),
    };
    const settings = readSettings(chosen);
    if (boards !== null || pictures !== null || hosts !== null) await house.store.setGuildSettings(guild, settings);
    const say = houseVoice(interaction.locale);
    const run = settings.hosts === null ? text('settings-no-hosts') : text('settings-hosts', { id: settings.hosts });
    const told = [text(`settings-boards-${settings.boards}`), text(`settings-pictures-${settings.pictures}`), run];
    await tell(interaction, told.map(line => say(line)).join('\n'));
  },
};
