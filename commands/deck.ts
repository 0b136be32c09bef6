import { SlashCommandBuilder, type SlashCommandStringOption } from 'discord.js';
import { LIMITS } from '../src/decks/limits.js';
import type { SlashCommand } from '../src/discord/command.js';
import { deckCommands } from '../src/discord/decks/commands.js';
import { LONGEST_SEARCH } from '../src/discord/decks/search.js';
import { suggestForDeck } from '../src/discord/decks/suggesting.js';
import { gameVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { Refused } from '../src/matches/refused.js';

const deck = (option: SlashCommandStringOption) =>
  option.setName('deck').setDescription('Which deck').setRequired(true).setAutocomplete(true);
const name = (option: SlashCommandStringOption) =>
  option.setName('name').setDescription('What the deck is called').setMaxLength(LIMITS.name);
const game = (option: SlashCommandStringOption) =>
  option
    .setName('game')
    .setDescription('Of which game')
    .addChoices(games.map(one => ({ name: gameVoice(one, 'en').plain(one.title), value: one.id })));

const data = new SlashCommandBuilder()
  .setName('deck')
  .setDescription('Decks: build your own, and look at those there are')
  .addSubcommand(sub => sub.setName('list').setDescription('Your decks, and those that come with the games'))
  .addSubcommand(sub => sub.setName('show').setDescription('The cards of a deck').addStringOption(deck))
  .addSubcommand(sub =>
    sub
      .setName('new')
      .setDescription('Begin a deck: empty, or proposed around a hero, a team or a factor')
      .addStringOption(name)
      .addStringOption(option =>
        option.setName('theme').setDescription('What a proposed deck is built around').setAutocomplete(true),
      )
      .addStringOption(option =>
        option.setName('seed').setDescription('The same seed proposes the same deck').setMaxLength(30),
      )
      .addStringOption(game),
  )
  .addSubcommand(sub =>
    sub
      .setName('edit')
      .setDescription('Search cards, add them and take them out')
      .addStringOption(deck)
      .addStringOption(option =>
        option
          .setName('search')
          .setDescription('Cards to begin with, such as hero:storm level<=3')
          .setMaxLength(LONGEST_SEARCH)
          .setAutocomplete(true),
      ),
  )
  .addSubcommand(sub =>
    sub
      .setName('rename')
      .setDescription('Call a deck something else')
      .addStringOption(deck)
      .addStringOption(option => name(option).setRequired(true)),
  )
  .addSubcommand(sub =>
    sub
      .setName('copy')
      .setDescription('Make a deck of your own of any other')
      .addStringOption(deck)
      .addStringOption(name),
  )
  .addSubcommand(sub =>
    sub.setName('delete').setDescription('Delete a deck of yours; you are asked once more').addStringOption(deck),
  )
  .addSubcommand(sub =>
    sub
      .setName('import')
      .setDescription('Read a deck from a list, a file, or the code of somebody else’s deck')
      .addStringOption(option =>
        option.setName('list').setDescription('A code, or a short list. Leave it out to paste a long one'),
      )
      .addAttachmentOption(option => option.setName('file').setDescription('A text file or JSON file, up to 64 KB'))
      .addStringOption(name)
      .addStringOption(game),
  )
  .addSubcommand(sub =>
    sub.setName('export').setDescription('A deck as a list that can be imported again').addStringOption(deck),
  )
  .addSubcommand(sub =>
    sub.setName('check').setDescription('Where a deck may be played, its curve and its balance').addStringOption(deck),
  )
  .addSubcommand(sub =>
    sub.setName('share').setDescription('A code by which anybody can copy your deck').addStringOption(deck),
  );

/** `/deck`: people's own decks, and those that come with the games. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const handle = deckCommands[interaction.options.getSubcommand()];
    if (handle === undefined) throw new Refused('closed');
    await handle(interaction, house);
  },
  complete: suggestForDeck,
};
