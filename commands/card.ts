import { named, suggested } from '../src/discord/decks/all-cards.js';
import { defineCommand } from '../src/discord/define/command.js';
import { matching, unknown } from '../src/discord/define/matching.js';
import { required, words } from '../src/discord/define/options.js';
import type { House } from '../src/discord/house.js';
import { exhibitCard } from '../src/discord/render/card-shown.js';
import { gameTranslator, houseTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { games } from '../src/games/index.js';
import type { CardEntry } from '../src/kernel/index.js';

/** `/card`: what a card is and does, in our words. */
export const command = defineCommand({
  name: 'card',
  options: {
    name: required(
      words({
        suggest: async ({ typed, interaction, house }) =>
          suggested(matching(typed, await knownCards(house, interaction.guildId, interaction.locale))),
      }),
    ),
  },
  async run(interaction, { name: wanted }, house) {
    const known = await knownCards(house, interaction.guildId, interaction.locale);
    const [choice] = matching(wanted, known);
    const found = known.find(({ value }) => value === (choice?.value ?? wanted));
    if (found === undefined) {
      const titles = known.flatMap(({ title, also }) => [title, also]);
      return tell(interaction, houseTranslator(interaction.locale)(unknown('unknown-card', wanted, titles)));
    }
    const { card, game } = found;
    await exhibitCard(interaction, house, card, {
      rules: game.rules,
      say: gameTranslator(game, interaction.locale),
    });
  },
});

/** Every card that can be looked up: those of the games, and those that the server has brought. */
async function knownCards(house: House, guild: string | null, locale: string) {
  const own = await house.sets.games(guild, games);
  return [...games, ...own].flatMap(game => {
    const { set } = game;
    const isOwn = new Set(set?.cards.map(card => (card as { id: string }).id));
    const cards = set === undefined ? game.cards.all : game.cards.all.filter(({ id }) => isOwn.has(id));
    const prefix = set === undefined ? game.id : `${game.id}+${set.hash.slice(0, 12)}`;
    return named(game, cards, locale, prefix).map((one, at) => ({ ...one, card: cards[at] as CardEntry, game }));
  });
}
