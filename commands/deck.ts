import { SlashCommandBuilder } from 'discord.js';
import { DEFAULTS, gameNamed, meant } from '../src/discord/challenge.js';
import { deckNamed } from '../src/discord/clicks/table.js';
import type { SlashCommand } from '../src/discord/command.js';
import { deckChoices } from '../src/discord/deck-menu.js';
import { matching } from '../src/discord/matching.js';
import { groupsOf } from '../src/discord/render/lists.js';
import { tell } from '../src/discord/reply.js';
import { gameVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { type Deck, text } from '../src/kernel/index.js';

/** A group of more decks than this is only counted in a list; menus and suggestions name them all. */
const NAMED = 15;

const data = new SlashCommandBuilder()
  .setName('deck')
  .setDescription('Decks you can play with')
  .addSubcommand(sub => sub.setName('list').setDescription('Every deck you can bring to a match'))
  .addSubcommand(sub =>
    sub
      .setName('show')
      .setDescription('The cards of a deck')
      .addStringOption(option =>
        option.setName('deck').setDescription('Which deck').setRequired(true).setAutocomplete(true),
      ),
  );

/** `/deck list | show`. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const { locale, options, user } = interaction;
    if (options.getSubcommand() === 'list') {
      const lines = await Promise.all(games.map(game => listOf(house, game.id, user.id, locale)));
      return tell(interaction, { embeds: lines });
    }
    const wanted = options.getString('deck', true);
    const lists = await Promise.all(games.map(one => namesOf(house, one.id, user.id, locale)));
    const [gameId, ...named] = meant(wanted, lists.flat()).split('/');
    const game = gameNamed(named.length === 0 ? DEFAULTS.game : (gameId ?? ''));
    const deck = await deckNamed(house, game, named.length === 0 ? wanted : named.join('/'), user.id);
    const say = gameVoice(game, locale);
    const cards = Object.entries(deck.cards).map(
      ([id, copies]) => `${copies} × ${say(text('card', { card: { card: id } }))}`,
    );
    const size = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
    await tell(interaction, {
      embeds: [
        {
          title: titleOf(game.id, deck, locale),
          description: cards.join('\n').slice(0, 4000),
          footer: { text: say.plain(text('deck-size', { size })) },
        },
      ],
    });
  },
  async complete(interaction, house) {
    const lists = await Promise.all(
      games.map(game => namesOf(house, game.id, interaction.user.id, interaction.locale)),
    );
    return matching(interaction.options.getFocused(), lists.flat());
  },
};

function titleOf(gameId: string, deck: Deck, locale: string): string {
  const game = gameNamed(gameId);
  const ready = game.decks.ready.find(known => known.id === deck.name);
  return ready === undefined ? deck.name : gameVoice(game, locale).plain(ready.title);
}

async function namesOf(
  house: Parameters<NonNullable<SlashCommand['complete']>>[1],
  gameId: string,
  person: string,
  locale: string,
) {
  const game = gameNamed(gameId);
  const say = gameVoice(game, locale);
  const own = await house.store.decks(person, gameId);
  return [
    ...own.map(row => ({ name: row.deck.name, value: `${gameId}/own:${row.id}` })),
    ...game.decks.ready.map(deck => ({ name: say.plain(deck.title), value: `${gameId}/ready:${deck.id}` })),
  ];
}

async function listOf(house: Parameters<SlashCommand['run']>[1], gameId: string, person: string, locale: string) {
  const game = gameNamed(gameId);
  const say = gameVoice(game, locale);
  const byRuleset = await Promise.all(
    game.rulesets.map(async ruleset => {
      const { own, ready } = await deckChoices(
        house,
        { game: gameId, ruleset: ruleset.id, options: ruleset.options },
        person,
      );
      const names = [
        ...own.map(row => say(text('name', { name: row.deck.name }))),
        ...groupsOf(ready).flatMap(({ group, options }) =>
          group !== undefined && options.length > NAMED
            ? [say(text('deck-group', { group, count: options.length }))]
            : options.map(deck => say(deck.title)),
        ),
      ];
      return {
        name: say.plain(ruleset.title),
        value: names.length === 0 ? say(text('nothing')) : names.join(', ').slice(0, 1024),
      };
    }),
  );
  return { title: say.plain(game.title), fields: byRuleset };
}
