import { SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { matching, unknown } from '../src/discord/matching.js';
import { tell } from '../src/discord/reply.js';
import { gameVoice, houseVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { text } from '../src/kernel/index.js';

/** `/rules`: a rule in our words, and where it stands. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('rules')
    .setDescription('Look a rule up')
    .addStringOption(option =>
      option
        .setName('topic')
        .setDescription('What it is about: block, misfire, heal ...')
        .setRequired(true)
        .setAutocomplete(true),
    )
    .toJSON(),
  async run(interaction) {
    const wanted = interaction.options.getString('topic', true);
    const [choice] = matching(wanted, topics(interaction.locale));
    const [gameId, id] = (choice?.value ?? '').split('/');
    const game = games.find(known => known.id === gameId);
    const rule = game?.rules.find(known => known.id === id);
    if (game === undefined || rule === undefined) {
      const names = topics(interaction.locale).map(({ name }) => name);
      return tell(interaction, houseVoice(interaction.locale)(unknown('unknown-rule', wanted, names)));
    }
    const say = gameVoice(game, interaction.locale);
    const source = `${rule.words}.source`;
    await tell(interaction, {
      embeds: [
        {
          title: say.plain(text(rule.words)),
          description: say(text(`${rule.words}.text`)),
          footer: { text: [say.plain(game.title), ...(say.has(source) ? [say.plain(text(source))] : [])].join(' · ') },
        },
      ],
    });
  },
  complete: async interaction => matching(interaction.options.getFocused(), topics(interaction.locale)),
};

function topics(locale: string) {
  return games.flatMap(game => {
    const say = gameVoice(game, locale);
    return game.rules.map(rule => ({ name: say.plain(text(rule.words)), value: `${game.id}/${rule.id}` }));
  });
}
