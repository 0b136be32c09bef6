import { setTimeout } from 'node:timers/promises';
import {
  type ChatInputCommandInteraction,
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandSubcommandBuilder,
} from 'discord.js';
import { allCards } from '../src/discord/all-cards.js';
import type { SlashCommand } from '../src/discord/command.js';
import type { House } from '../src/discord/house.js';
import { matching, unknown } from '../src/discord/matching.js';
import { tell } from '../src/discord/reply.js';
import { asked, named, oneself } from '../src/discord/stats/asked.js';
import { showCard } from '../src/discord/stats/card.js';
import { exportResults } from '../src/discord/stats/exporting.js';
import { showGame } from '../src/discord/stats/game.js';
import { showLeaderboard } from '../src/discord/stats/leaderboard.js';
import { showPerson } from '../src/discord/stats/person.js';
import { showVersus } from '../src/discord/stats/versus.js';
import { gameVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';

type Sub = SlashCommandSubcommandBuilder;

const where = (sub: Sub): Sub =>
  sub.addStringOption(option =>
    option
      .setName('where')
      .setDescription('This server, or every server')
      .addChoices({ name: 'This server', value: 'here' }, { name: 'Everywhere', value: 'everywhere' }),
  );
const game = (sub: Sub): Sub =>
  sub.addStringOption(option =>
    option
      .setName('game')
      .setDescription('Of which game')
      .addChoices(games.map(one => ({ name: gameVoice(one, 'en').plain(one.title), value: one.id }))),
  );
const who = (sub: Sub): Sub =>
  sub.addUserOption(option => option.setName('who').setDescription('Who').setRequired(true));

const data = new SlashCommandBuilder()
  .setName('stats')
  .setDescription('How you and others do')
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub => where(game(sub.setName('me').setDescription('Your matches in numbers'))))
  .addSubcommand(sub => where(game(who(sub.setName('player').setDescription('Somebody’s matches in numbers')))))
  .addSubcommand(sub => where(game(who(sub.setName('versus').setDescription('You against somebody')))))
  .addSubcommand(sub =>
    where(game(sub.setName('game').setDescription('A game in numbers: length, who goes first, heroes and decks'))),
  )
  .addSubcommand(sub =>
    where(
      sub
        .setName('card')
        .setDescription('How often a card is played, and how that goes')
        .addStringOption(option =>
          option
            .setName('name')
            .setDescription('A hero, a name, or part of one')
            .setRequired(true)
            .setAutocomplete(true),
        ),
    ),
  )
  .addSubcommand(sub =>
    where(
      game(
        sub
          .setName('leaderboard')
          .setDescription('Who does best')
          .addStringOption(option =>
            option
              .setName('by')
              .setDescription('In which order')
              .addChoices({ name: 'Rating', value: 'rating' }, { name: 'Matches won', value: 'wins' }),
          ),
      ),
    ),
  )
  .addSubcommand(sub => sub.setName('export').setDescription('Get a file with all your results'));

const SUBCOMMANDS: Readonly<Record<string, (interaction: ChatInputCommandInteraction, house: House) => Promise<void>>> =
  {
    me: (interaction, house) => showPerson(interaction, house, asked(interaction), oneself(interaction)),
    player: async (interaction, house) =>
      showPerson(interaction, house, asked(interaction), await named(interaction, house)),
    versus: async (interaction, house) =>
      showVersus(interaction, house, asked(interaction), oneself(interaction), await named(interaction, house)),
    game: (interaction, house) => showGame(interaction, house, asked(interaction)),
    card: showOneCard,
    leaderboard: (interaction, house) =>
      showLeaderboard(
        interaction,
        house,
        asked(interaction),
        interaction.options.getString('by') === 'wins' ? 'wins' : 'rating',
      ),
    export: exportResults,
  };

async function showOneCard(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const wanted = interaction.options.getString('name', true);
  const known = allCards(interaction.locale);
  const [choice] = matching(wanted, known);
  const [gameId, cardId] = (choice?.value ?? wanted).split('/');
  const one = games.find(known => known.id === gameId);
  const card = one?.cards.get(cardId ?? '');
  const ask = asked(interaction);
  if (one === undefined || card === undefined) {
    const titles = known.map(({ title }) => title);
    return tell(interaction, ask.say(unknown('unknown-card', wanted, titles)));
  }
  await showCard(interaction, house, { ...ask, say: gameVoice(one, interaction.locale) }, one, card);
}

/** Milliseconds that a command waits for matches that have just ended to be counted. */
const SOON = 1000;

/** `/stats`: how people, games and cards do. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    await Promise.race([house.counting.catchUp(), setTimeout(SOON, undefined, { ref: false })]);
    await SUBCOMMANDS[interaction.options.getSubcommand()]?.(interaction, house);
  },
  complete: async ({ options, locale }) => matching(options.getFocused(), allCards(locale)),
};
