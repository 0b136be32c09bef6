import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { challenge } from '../src/discord/challenge.js';
import { clockChoices, clockMeant } from '../src/discord/clock/choices.js';
import type { Choice, SlashCommand } from '../src/discord/command.js';
import { matching } from '../src/discord/matching.js';
import { gameNamed, meant } from '../src/discord/named.js';
import { gameVoice, houseVoice } from '../src/discord/voice.js';
import { games } from '../src/games/index.js';
import { type Game, type Named, type Scenarios, text } from '../src/kernel/index.js';
import { Refused } from '../src/matches/refused.js';

const withScenarios = games.filter(({ scenarios }) => scenarios !== undefined);
const [usual] = withScenarios as [Game, ...Game[]];
const MOST = Math.max(...withScenarios.map(({ seats }) => seats.max));

/** Instead of sets by name: what goes with the villain. */
const RECOMMENDED = 'recommended';

const data = new SlashCommandBuilder()
  .setName('scenario')
  .setDescription('Play together against the game')
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName('start')
      .setDescription('Open a table against a villain: alone, with whoever comes, or with practice players')
      .addStringOption(option =>
        option.setName('villain').setDescription('Against whom. Leave it out for the first').setAutocomplete(true),
      )
      .addStringOption(option =>
        option.setName('mode').setDescription('How hard. Leave it out for the gentler one').setAutocomplete(true),
      )
      .addStringOption(option =>
        option
          .setName('sets')
          .setDescription('Sets mixed in, by comma. Leave it out for what goes with the villain')
          .setAutocomplete(true),
      )
      .addIntegerOption(option =>
        option
          .setName('players')
          .setDescription('Heroes at most; 1 to play alone at once')
          .setMinValue(1)
          .setMaxValue(MOST),
      )
      .addStringOption(option =>
        option
          .setName('clock')
          .setDescription('How long nothing may happen before the usual answer stands in. Leave it out for a day')
          .addChoices(...clockChoices),
      )
      .addStringOption(option =>
        option
          .setName('game')
          .setDescription('Which game')
          .addChoices(withScenarios.map(game => ({ name: gameVoice(game, 'en').plain(game.title), value: game.id }))),
      ),
  );

/** `/scenario start`: a table at which everybody plays against the game. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const { options, locale } = interaction;
    const { game, scenarios } = meantGame(options.getString('game'));
    const pick = (list: readonly Named[], typed: string | null): string =>
      meant(typed ?? list[0]?.id ?? '', choices(game, list, locale));
    const villain = pick(scenarios.villains, options.getString('villain'));
    const mode = pick(scenarios.modes, options.getString('mode'));
    if (!has(scenarios.villains, villain)) throw new Refused('unknown-scenario', { scenario: villain });
    if (!has(scenarios.modes, mode)) throw new Refused('unknown-scenario', { scenario: mode });
    await challenge(interaction, house, {
      game: game.id,
      ...scenarios.choose(villain, mode, setsIn(scenarios, options.getString('sets'), game, locale)),
      opponent: null,
      seats: options.getInteger('players') ?? game.seats.max,
      deck: null,
      secretDecks: false,
      bestOf: 1,
      ...(await clockMeant(house, interaction.guildId, options.getString('clock'), 'a-day')),
    });
  },
  async complete({ options, locale }) {
    const { game, scenarios } = meantGame(options.getString('game'));
    const typed = options.getFocused(true);
    if (typed.name === 'villain') return matching(typed.value, choices(game, scenarios.villains, locale));
    if (typed.name === 'mode') return matching(typed.value, choices(game, scenarios.modes, locale));
    // What was typed before the last comma stays.
    const cut = typed.value.lastIndexOf(',') + 1;
    const [before, last] = [typed.value.slice(0, cut), typed.value.slice(cut).trim()];
    const say = houseVoice(locale);
    const special = { name: say.plain(text('sets-recommended')), value: RECOMMENDED };
    const offered = [...(before === '' ? [special] : []), ...choices(game, scenarios.sets, locale)];
    return matching(last, offered).map(({ name, value }) => ({
      name: `${before}${name}`.slice(0, 100),
      value: `${before}${value}`,
    }));
  },
};

function meantGame(id: string | null): { game: Game; scenarios: Scenarios } {
  const game = gameNamed(id ?? usual.id);
  if (game.scenarios === undefined) throw new Refused('unknown-game', { game: game.id });
  return { game, scenarios: game.scenarios };
}

function choices(game: Game, list: readonly Named[], locale: string): Choice[] {
  const say = gameVoice(game, locale);
  return list.map(({ id, title }) => ({ name: say.plain(title), value: id }));
}

const has = (list: readonly Named[], id: string): boolean => list.some(one => one.id === id);

/** The sets somebody wants mixed in; undefined for those that go with the villain. @throws Refused */
function setsIn({ sets }: Scenarios, typed: string | null, game: Game, locale: string): string[] | undefined {
  const say = houseVoice(locale);
  const usual = [RECOMMENDED, say.plain(text('sets-recommended')).toLowerCase()];
  if (typed === null || usual.includes(typed.trim().toLowerCase())) return undefined;
  const known = choices(game, sets, locale);
  const wanted = typed.split(',').map(one => meant(one.trim(), known));
  const wrong = wanted.find(id => !has(sets, id));
  if (wrong !== undefined) throw new Refused('unknown-scenario', { scenario: wrong });
  return [...new Set(wanted)];
}
