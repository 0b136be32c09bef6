import { SlashCommandBuilder } from 'discord.js';
import { nameOf } from '../src/discord/clicks/table.js';
import type { SlashCommand } from '../src/discord/command.js';
import { tell } from '../src/discord/reply.js';
import { PICTURES, readPreferences } from '../src/discord/settings.js';
import { houseVoice } from '../src/discord/voice.js';
import { text } from '../src/kernel/index.js';

/** `/preferences`: how the bot shows a person what only they see. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('preferences')
    .setDescription('How your own cards are shown to you')
    .addStringOption(option =>
      option
        .setName('pictures')
        .setDescription('How your cards look')
        .addChoices(...PICTURES),
    )
    .toJSON(),
  async run(interaction, house) {
    const { user, member, locale } = interaction;
    const pictures = interaction.options.getString('pictures');
    const before = await house.store.playerPreferences(user.id);
    const kept = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
    const preferences = readPreferences({ ...kept, ...(pictures !== null && { pictures }) });
    // What others have stored about this person stays.
    if (pictures !== null)
      await house.store.setPlayerPreferences(user.id, nameOf(user, member), { ...kept, ...preferences });
    await tell(interaction, houseVoice(locale)(text(`preferences-pictures-${preferences.pictures}`)));
  },
};
