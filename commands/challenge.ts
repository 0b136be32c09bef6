import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { challenge, opponentAt, opponentOf } from '../src/discord/challenge.js';
import { clockChoices, clockMeant } from '../src/discord/clock/choices.js';
import type { Choice, SlashCommand } from '../src/discord/command.js';
import { deckChoices } from '../src/discord/deck-menu.js';
import { deckIn } from '../src/discord/decks/meant.js';
import type { House } from '../src/discord/house.js';
import { matching } from '../src/discord/matching.js';
import { DEFAULTS, gameNamed, meant } from '../src/discord/named.js';
import type { Say } from '../src/discord/render/say.js';
import { setChoices, setMeant } from '../src/discord/sets/meant.js';
import { gameVoice, houseVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { type Game, LEVELS, text } from '../src/kernel/index.js';
import { gameWith } from '../src/sets/index.js';

const data = new SlashCommandBuilder()
  .setName('challenge')
  .setDescription('Challenge somebody to a match, or open a table for anyone')
  .setContexts(InteractionContextType.Guild)
  .addUserOption(option =>
    option
      .setName('opponent')
      .setDescription('Who you challenge. Leave it out to play whoever comes; name me to practise'),
  )
  .addStringOption(option =>
    option
      .setName('level')
      .setDescription('To practise with me: how well I play')
      .addChoices(LEVELS.map(level => ({ name: houseVoice('en').plain(text(`level-${level}`)), value: level }))),
  )
  .addStringOption(option =>
    option
      .setName('game')
      .setDescription('What to play')
      .addChoices(games.map(game => ({ name: gameVoice(game, 'en').plain(game.title), value: game.id }))),
  )
  .addStringOption(option => option.setName('ruleset').setDescription('By which rules').setAutocomplete(true))
  .addStringOption(option =>
    option
      .setName('set')
      .setDescription('A set of this server’s own cards, to play with beside the usual ones')
      .setAutocomplete(true),
  )
  .addStringOption(option =>
    option.setName('deck').setDescription('Your deck. Leave it out to choose later').setAutocomplete(true),
  )
  .addBooleanOption(option => option.setName('secret').setDescription('Keep both decks secret until the match is over'))
  .addIntegerOption(option =>
    option
      .setName('best-of')
      .setDescription('How many matches decide; sides are swapped between them')
      .addChoices({ name: '1', value: 1 }, { name: '3', value: 3 }),
  )
  .addBooleanOption(option =>
    option.setName('undo').setDescription('Whether answers may be taken back. Leave it out to allow it'),
  )
  .addStringOption(option =>
    option
      .setName('clock')
      .setDescription('How long each question may wait before the careful answer stands in. Leave it out to wait')
      .addChoices(...clockChoices),
  );

/** `/challenge`: a table for two, or more where the game has room. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const { options } = interaction;
    const plain = gameNamed(options.getString('game') ?? DEFAULTS.game);
    const set = await setMeant(house, interaction.guildId, plain.id, options.getString('set'));
    const game = gameWith(plain, set);
    const user = options.getUser('opponent');
    const ruleset = meant(
      options.getString('ruleset') ?? game.rulesets[0]?.id ?? '',
      rulesets(game, interaction.locale),
    );
    const wanted = options.getString('deck');
    const decks = wanted === null ? [] : await decksFor(house, game, ruleset, interaction, name => name);
    await challenge(interaction, house, {
      game: game.id,
      ruleset,
      set,
      ...opponentAt(
        LEVELS.find(level => level === options.getString('level')),
        user === null ? null : opponentOf(interaction, user, options.getMember('opponent')),
      ),
      deck: wanted === null ? null : (await deckIn(house, game, meant(wanted, decks), interaction.user.id)).deck,
      secretDecks: options.getBoolean('secret') ?? false,
      bestOf: options.getInteger('best-of') === 3 ? 3 : 1,
      ...(options.getBoolean('undo') === false && { undo: false }),
      ...(await clockMeant(house, interaction.guildId, options.getString('clock'), null)),
    });
  },
  async complete(interaction, house) {
    const typed = interaction.options.getFocused(true);
    const plain = gameNamed(interaction.options.getString('game') ?? DEFAULTS.game);
    const known = rulesets(plain, interaction.locale);
    if (typed.name === 'ruleset') return matching(typed.value, known);
    const { guildId } = interaction;
    if (typed.name === 'set') return matching(typed.value, await setChoices(house, guildId, plain.id));
    // Whose set is not there is told when the command is sent.
    const set = await setMeant(house, guildId, plain.id, interaction.options.getString('set')).catch(() => null);
    const game = gameWith(plain, set);
    const ruleset = meant(interaction.options.getString('ruleset') ?? '', known);
    return matching(typed.value, await decksFor(house, game, ruleset, interaction, notLegal));
  },
};

function rulesets(game: Game, locale: string): Choice[] {
  const say = gameVoice(game, locale);
  return game.rulesets.map(({ id, title }) => ({ name: say.plain(title), value: id }));
}

const notLegal = (name: string, say: Say): string => say.plain(text('deck-choice-not-legal', { name }));

/** Decks that somebody could bring, by the ruleset they have chosen so far. */
async function decksFor(
  house: House,
  game: Game,
  wanted: string,
  { user, locale }: { user: { id: string }; locale: string },
  unfitName: (name: string, say: Say) => string,
) {
  const say = gameVoice(game, locale);
  const ruleset = game.rulesets.find(known => known.id === wanted) ?? game.rulesets[0];
  const terms = {
    game: game.id,
    set: game.set ?? null,
    ruleset: ruleset?.id ?? '',
    options: ruleset?.options ?? null,
  };
  const { own, ready, unfit } = await deckChoices(house, terms, user.id);
  return [
    ...own.map(row => ({ name: row.deck.name, value: `own:${row.id}` })),
    ...ready.map(deck => ({ name: say.plain(deck.title), value: `ready:${deck.id}` })),
    // Whoever picks or names one of these is told why not.
    ...unfit.map(({ row }) => ({ name: unfitName(row.deck.name, say), value: `own:${row.id}` })),
  ];
}
