import { SlashCommandBuilder } from 'discord.js';
import { allCards } from '../src/discord/all-cards.js';
import type { SlashCommand } from '../src/discord/command.js';
import { matching } from '../src/discord/matching.js';
import { fileOf, imageOf, lookedUp } from '../src/discord/pictures.js';
import { cardEmbed } from '../src/discord/render/cards.js';
import { tell } from '../src/discord/reply.js';
import { gameVoice, houseVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { text } from '../src/kernel/index.js';
import { cardPicture } from '../src/pictures/index.js';

/** `/card`: what a card is and does, in our words. */
export const command: SlashCommand = {
  data: new SlashCommandBuilder()
    .setName('card')
    .setDescription('Look a card up: its facts, and what it does')
    .addStringOption(option =>
      option.setName('name').setDescription('A hero, a name, or part of one').setRequired(true).setAutocomplete(true),
    )
    .toJSON(),
  async run(interaction, house) {
    const wanted = interaction.options.getString('name', true);
    const [choice] = matching(wanted, allCards(interaction.locale));
    const [gameId, cardId] = (choice?.value ?? wanted).split('/');
    const game = games.find(known => known.id === gameId);
    const card = game?.cards.get(cardId ?? '');
    const say = game === undefined ? houseVoice(interaction.locale) : gameVoice(game, interaction.locale);
    if (card === undefined) return tell(interaction, say(text('unknown-card', { name: wanted })));
    const embed = cardEmbed(card, say);
    const shown = await lookedUp(interaction, house, theme => ({
      picture: cardPicture(card, { say: say.plain, theme }),
      name: 'card.png',
      description: [say.plain(card.title), ...card.facts.map(fact => say.plain(fact)), card.text ?? '']
        .join('\n')
        .trim(),
    }));
    await tell(
      interaction,
      shown === null ? { embeds: [embed] } : { embeds: [{ ...embed, image: imageOf(shown) }], files: [fileOf(shown)] },
    );
  },
  complete: async interaction => matching(interaction.options.getFocused(), allCards(interaction.locale)),
};
