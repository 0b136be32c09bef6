import { SlashCommandBuilder } from 'discord.js';
import type { SlashCommand } from '../src/discord/command.js';
import { matching } from '../src/discord/matching.js';
import { cardEmbed } from '../src/discord/render/cards.js';
import { tell } from '../src/discord/reply.js';
import { gameVoice, houseVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { text } from '../src/kernel/index.js';

/** `/card`: what a card is and does, in our words. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('card')
    .setDescription('Look a card up: its facts, and what it does')
    .addStringOption(option =>
      option.setName('name').setDescription('A hero, a name, or part of one').setRequired(true).setAutocomplete(true),
    )
    .toJSON(),
  async run(interaction) {
    const wanted = interaction.options.getString('name', true);
    const [choice] = matching(wanted, allCards(interaction.locale));
    const [gameId, cardId] = (choice?.value ?? wanted).split('/');
    const game = games.find(known => known.id === gameId);
    const card = game?.cards.get(cardId ?? '');
    const say = game === undefined ? houseVoice(interaction.locale) : gameVoice(game, interaction.locale);
    if (card === undefined) return tell(interaction, say(text('unknown-card', { name: wanted })));
    await tell(interaction, { embeds: [cardEmbed(card, say)] });
  },
  complete: async interaction => matching(interaction.options.getFocused(), allCards(interaction.locale)),
};

function allCards(locale: string) {
  return games.flatMap(game => {
    const say = gameVoice(game, locale);
    return game.cards.all.map(card => ({
      name: `${say.plain(card.title)} (${card.id})`,
      value: `${game.id}/${card.id}`,
    }));
  });
}
