import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { matching } from '../src/discord/matching.js';
import { nameableSets, setCommands } from '../src/discord/sets/commands.js';
import { Refused } from '../src/matches/refused.js';

const data = new SlashCommandBuilder()
  .setName('set')
  .setDescription('Cards of your own for this server')
  .setContexts(InteractionContextType.Guild)
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .addSubcommand(sub =>
    sub
      .setName('load')
      .setDescription('Load a set of cards, or a new version of one, for this server alone')
      .addAttachmentOption(option => option.setName('file').setDescription('A JSON file').setRequired(true)),
  )
  .addSubcommand(sub => sub.setName('list').setDescription('The sets of this server'))
  .addSubcommand(sub =>
    sub
      .setName('remove')
      .setDescription('Remove a set. Matches keep the cards they began with')
      .addStringOption(option =>
        option.setName('name').setDescription('Which set').setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand(sub =>
    sub
      .setName('check')
      .setDescription('Say what is wrong with a set, without loading it')
      .addAttachmentOption(option => option.setName('file').setDescription('A JSON file').setRequired(true)),
  );

/** `/set`: cards that a server has brought. For those who manage it. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const handle = setCommands[interaction.options.getSubcommand()];
    if (handle === undefined) throw new Refused('closed');
    await handle(interaction, house);
  },
  async complete(interaction, house) {
    const rows = await house.store.sets(interaction.guildId as string);
    return matching(interaction.options.getFocused(), nameableSets(rows, interaction.locale));
  },
};
