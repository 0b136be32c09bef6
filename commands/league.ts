import {
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from 'discord.js';
import { clockChoices } from '../src/discord/clock/choices.js';
import type { Choice, SlashCommand } from '../src/discord/command.js';
import { deckChoices } from '../src/discord/deck-menu.js';
import type { House } from '../src/discord/house.js';
import { deckTerms } from '../src/discord/leagues/clicks.js';
import { subcommands } from '../src/discord/leagues/commands.js';
import { completeNight, nightTyped } from '../src/discord/leagues/meant.js';
import { tableChoices, tableMeant, verdictChoices } from '../src/discord/leagues/verdicts.js';
import { matching } from '../src/discord/matching.js';
import { DEFAULTS, gameNamed } from '../src/discord/named.js';
import { gameVoice, houseVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { LEVELS, text } from '../src/kernel/index.js';
import { MOST } from '../src/leagues/leagues.js';
import { tableAt } from '../src/leagues/night.js';
import { FORMATS } from '../src/leagues/plan.js';

type Sub = SlashCommandSubcommandBuilder;

const which = (sub: Sub): Sub =>
  sub.addStringOption(option =>
    option.setName('league').setDescription('Which night, where there are several').setAutocomplete(true),
  );
const deck = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option.setName('deck').setDescription('Your deck, where the night locks decks').setAutocomplete(true);
const say = houseVoice('en');

const data = new SlashCommandBuilder()
  .setName('league')
  .setDescription('League nights, from signing up to the final table')
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName('create')
      .setDescription('For hosts: open a night for signing up, here')
      .addStringOption(option =>
        option.setName('name').setDescription('What it is called').setRequired(true).setMaxLength(60),
      )
      .addStringOption(option =>
        option
          .setName('format')
          .setDescription('How it is played')
          .setRequired(true)
          .addChoices(FORMATS.map(id => ({ name: say.plain(text(`league-format-${id}`)), value: id }))),
      )
      .addStringOption(option =>
        option
          .setName('game')
          .setDescription('What is played')
          .addChoices(games.map(one => ({ name: gameVoice(one, 'en').plain(one.title), value: one.id }))),
      )
      .addStringOption(option => option.setName('ruleset').setDescription('By which rules').setAutocomplete(true))
      .addIntegerOption(option =>
        option
          .setName('best-of')
          .setDescription('How many matches decide a table of two')
          .addChoices({ name: '1', value: 1 }, { name: '3', value: 3 }),
      )
      .addIntegerOption(option =>
        option.setName('rounds').setDescription('Left out, as many as the players need').setMinValue(1).setMaxValue(15),
      )
      .addIntegerOption(option =>
        option
          .setName('table')
          .setDescription('People at a table, where more than two play')
          .setMinValue(1)
          .setMaxValue(8),
      )
      .addIntegerOption(option =>
        option.setName('places').setDescription('More than these wait. Left out, 32').setMinValue(2).setMaxValue(MOST),
      )
      .addBooleanOption(option =>
        option.setName('deck-lock').setDescription('One deck for the whole night, named when signing up'),
      )
      .addBooleanOption(option =>
        option.setName('undo').setDescription('Whether moves may be taken back. Left out, yes'),
      )
      .addBooleanOption(option =>
        option.setName('late').setDescription('Whether people may come after the first round. Left out, yes'),
      )
      .addStringOption(option =>
        option
          .setName('clock')
          .setDescription('How long a question may wait at its tables. Left out, as this server has it')
          .addChoices(...clockChoices),
      )
      .addIntegerOption(option =>
        option
          .setName('grace')
          .setDescription('Minutes after which a place is lost where nobody has come. Left out, 10')
          .setMinValue(1)
          .setMaxValue(3 * 24 * 60),
      )
      .addStringOption(option =>
        option.setName('season').setDescription('The season it counts for: any name').setMaxLength(60),
      ),
  )
  .addSubcommand(sub =>
    which(
      sub
        .setName('schedule')
        .setDescription('For hosts: give a night its time')
        .addStringOption(option =>
          option
            .setName('when')
            .setDescription('2026-11-28 20:00 +01:00, or in 2h, or in 3d')
            .setRequired(true)
            .setMaxLength(40),
        )
        .addIntegerOption(option =>
          option
            .setName('every')
            .setDescription('Days after which it comes again. Left out, it does not')
            .setMinValue(1)
            .setMaxValue(60),
        ),
    ),
  )
  .addSubcommand(sub =>
    which(sub.setName('join').setDescription('Sign up; again with another deck before it begins')).addStringOption(
      deck,
    ),
  )
  .addSubcommand(sub => which(sub.setName('leave').setDescription('Take your name off, or leave a night under way')))
  .addSubcommand(sub => which(sub.setName('check-in').setDescription('Say that you are there')))
  .addSubcommand(sub =>
    which(
      sub
        .setName('practice')
        .setDescription('For hosts: practice players take part, before it begins')
        .addIntegerOption(option =>
          option
            .setName('players')
            .setDescription('How many: one makes odd numbers even, 0 sends them away')
            .setRequired(true)
            .setMinValue(0)
            .setMaxValue(16),
        )
        .addStringOption(option =>
          option
            .setName('level')
            .setDescription('How well they play. Left out, they know how to')
            .addChoices(LEVELS.map(level => ({ name: say.plain(text(`level-${level}`)), value: level }))),
        ),
    ),
  )
  .addSubcommand(sub => which(sub.setName('start').setDescription('For hosts: begin now, with whoever is there')))
  .addSubcommand(sub => which(sub.setName('pairings').setDescription('Who meets whom in this round')))
  .addSubcommand(sub =>
    which(sub.setName('standings').setDescription('How everybody stands, and why')).addStringOption(option =>
      option.setName('season').setDescription('The table of a whole season instead').setAutocomplete(true),
    ),
  )
  .addSubcommand(sub =>
    which(
      sub
        .setName('drop')
        .setDescription('For hosts: take somebody out of a night')
        .addUserOption(option => option.setName('who').setDescription('Who goes').setRequired(true)),
    ),
  )
  .addSubcommand(sub =>
    which(
      sub
        .setName('correct')
        .setDescription('For hosts: put the result of a table right')
        .addStringOption(option =>
          option.setName('table').setDescription('Which table').setRequired(true).setAutocomplete(true),
        )
        .addStringOption(option =>
          option
            .setName('result')
            .setDescription('Places in the order of the table, such as 2 1, or 2:1, or won 5')
            .setRequired(true)
            .setAutocomplete(true),
        )
        .addStringOption(option =>
          option.setName('reason').setDescription('Why: it stays in the record').setRequired(true).setMaxLength(200),
        ),
    ),
  )
  .addSubcommand(sub =>
    which(sub.setName('finish').setDescription('For hosts: end a night as it stands, or call it off')),
  );

/** `/league`: nights of many matches. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    await subcommands[interaction.options.getSubcommand()]?.(interaction, house);
  },
  async complete(interaction, house) {
    const { name, value } = interaction.options.getFocused(true);
    switch (name) {
      case 'league':
        return completeNight(interaction, house);
      case 'ruleset': {
        const game = gameNamed(interaction.options.getString('game') ?? DEFAULTS.game);
        const voice = gameVoice(game, interaction.locale);
        return matching(
          value,
          game.rulesets.map(({ id, title }) => ({ name: voice.plain(title), value: id })),
        );
      }
      case 'season':
        return matching(value, await seasonChoices(house, interaction.guildId as string));
      default:
        break;
    }
    const night = await nightTyped(interaction, house);
    if (night === null) return [];
    const voice = houseVoice(interaction.locale);
    if (name === 'table') return matching(value, tableChoices(night, voice));
    if (name === 'deck') {
      const game = gameNamed(night.plan.game);
      const { own, ready } = await deckChoices(house, deckTerms(night), interaction.user.id);
      const titles = gameVoice(game, interaction.locale);
      return matching(value, [
        ...own.map(row => ({ name: row.deck.name, value: `own:${row.id}` })),
        ...ready.map(one => ({ name: titles.plain(one.title), value: `ready:${one.id}` })),
      ]);
    }
    const typed = interaction.options.getString('table') ?? '';
    if (!/^\d+\.\d+$/.test(typed)) return [];
    const { round, table } = tableMeant(night, typed);
    const found = tableAt(night, round, table);
    return found === undefined ? [] : matching(value, verdictChoices(night, found, voice));
  },
};

async function seasonChoices(house: House, guild: string): Promise<Choice[]> {
  const rows = await house.leagues.nights({ guild, limit: 200 });
  const names = [...new Set(rows.flatMap(({ season }) => (season === null ? [] : [season])))];
  return names.map(name => ({ name, value: name }));
}
