import { gameNamed, meant } from '../src/discord/define/by-value.js';
import { action, defineCommand } from '../src/discord/define/command.js';
import { matching } from '../src/discord/define/matching.js';
import { whole, words } from '../src/discord/define/options.js';
import { SERVER } from '../src/discord/define/requires.js';
import type { Suggest } from '../src/discord/define/suggest.js';
import { challenge } from '../src/discord/lobby/challenge.js';
import { choicesOf, clockOption, gameOption } from '../src/discord/lobby/options.js';
import { houseTranslator } from '../src/discord/render/translators.js';
import { games } from '../src/games/index.js';
import { type Game, type Named, type Scenarios, text } from '../src/kernel/index.js';
import { Refused } from '../src/matches/refused.js';

const withScenarios = games.filter(({ scenarios }) => scenarios !== undefined);
const [usual] = withScenarios as [Game, ...Game[]];
const MOST = Math.max(...withScenarios.map(({ seats }) => seats.max));

/** Instead of sets by name: what goes with the villain. */
const RECOMMENDED = 'recommended';

/** An option that names one of a game's villains or modes. */
const listed = (list: (scenarios: Scenarios) => readonly Named[]) =>
  words({
    suggest({ typed, interaction, given }) {
      const { game, scenarios } = meantGame(given('game'));
      return matching(typed, choicesOf(game, list(scenarios), interaction.locale));
    },
  });

/** Sets by comma: what was typed before the last comma stays. */
const suggestSets: Suggest = ({ typed, interaction: { locale }, given }) => {
  const { game, scenarios } = meantGame(given('game'));
  const cut = typed.lastIndexOf(',') + 1;
  const [before, last] = [typed.slice(0, cut), typed.slice(cut).trim()];
  const special = { name: houseTranslator(locale).plain(text('sets-recommended')), value: RECOMMENDED };
  const offered = [...(before === '' ? [special] : []), ...choicesOf(game, scenarios.sets, locale)];
  return matching(last, offered).map(({ name, value }) => ({ name: `${before}${name}`, value: `${before}${value}` }));
};

const start = action({
  options: {
    villain: listed(({ villains }) => villains),
    mode: listed(({ modes }) => modes),
    sets: words({ suggest: suggestSets }),
    players: whole(1, MOST),
    clock: clockOption(),
    game: gameOption(withScenarios),
  },
  async run(interaction, options, house) {
    const { locale } = interaction;
    const { game, scenarios } = meantGame(options.game);
    const pick = (list: readonly Named[], typed: string | null): string => {
      const id = meant(typed ?? list[0]?.id ?? '', choicesOf(game, list, locale));
      if (!has(list, id)) throw new Refused('unknown-scenario', { scenario: id });
      return id;
    };
    const [villain, mode] = [pick(scenarios.villains, options.villain), pick(scenarios.modes, options.mode)];
    await challenge(interaction, house, {
      game: game.id,
      ...scenarios.choose(villain, mode, setsIn(scenarios, options.sets, game, locale)),
      opponent: null,
      seats: options.players ?? game.seats.max,
      timer: options.clock,
    });
  },
});

/** `/scenario start`: a table at which everybody plays against the game. */
export const command = defineCommand({ name: 'scenario', requires: SERVER, subcommands: { start } });

function meantGame(id: string | null): { game: Game; scenarios: Scenarios } {
  const game = gameNamed(id ?? usual.id);
  if (game.scenarios === undefined) throw new Refused('unknown-game', { game: game.id });
  return { game, scenarios: game.scenarios };
}

const has = (list: readonly Named[], id: string): boolean => list.some(one => one.id === id);

/** The sets somebody wants mixed in; undefined for those that go with the villain. @throws Refused */
function setsIn({ sets }: Scenarios, typed: string | null, game: Game, locale: string): string[] | undefined {
  const say = houseTranslator(locale);
  const usual = [RECOMMENDED, say.plain(text('sets-recommended')).toLowerCase()];
  if (typed === null || usual.includes(typed.trim().toLowerCase())) return undefined;
  const known = choicesOf(game, sets, locale);
  const parts = typed.split(',').map(one => one.trim());
  // People go on from a suggestion with a comma, and may leave it there.
  const named = parts.some(part => part !== '') ? parts.filter(part => part !== '') : parts;
  const wanted = named.map(one => meant(one, known));
  const wrong = wanted.find(id => !has(sets, id));
  if (wrong !== undefined) throw new Refused('unknown-scenario', { scenario: wrong });
  return [...new Set(wanted)];
}
