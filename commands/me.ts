import { SlashCommandBuilder } from 'discord.js';
import { nameOf } from '../src/discord/clicks/table.js';
import type { SlashCommand } from '../src/discord/command.js';
import { tell } from '../src/discord/reply.js';
import { changePreferences, PICTURES } from '../src/discord/settings.js';
import { houseVoice } from '../src/discord/voice.js';
import { text } from '../src/kernel/index.js';

/** `/me`: what a person has chosen for themselves. Without options, how it stands. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('me')
    .setDescription('What you have chosen for yourself: pictures, and whether others see your numbers')
    .addStringOption(option =>
      option
        .setName('pictures')
        .setDescription('How your cards look')
        .addChoices(...PICTURES),
    )
    .addStringOption(option =>
      option
        .setName('tables')
        .setDescription('Whether you stand in leaderboards, and others may look up your numbers')
        .addChoices({ name: 'Shown', value: 'shown' }, { name: 'Hidden', value: 'hidden' }),
    )
    .toJSON(),
  async run(interaction, house) {
    const { user, member, locale, options } = interaction;
    const wishes = { pictures: options.getString('pictures'), tables: options.getString('tables') };
    const preferences = await changePreferences(house.store, { id: user.id, name: nameOf(user, member) }, wishes);
    const say = houseVoice(locale);
    const told = [
      text(`preferences-pictures-${preferences.pictures}`),
      text(`preferences-tables-${preferences.tables}`),
    ];
    await tell(interaction, told.map(line => say(line)).join('\n'));
  },
};
