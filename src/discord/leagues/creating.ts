import { oneLine, text } from '../../kernel/index.js';
import { FORMATS } from '../../leagues/formats/index.js';
import { LISTS, type Plan, SEASON_POINTS, SEEDINGS } from '../../leagues/plan.js';
import { MOST } from '../../leagues/planning.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { clockNamed } from '../../matches/clock/absence.js';
import { action } from '../define/command.js';
import { given, oneOf, required, titled, whole, words, yesNo } from '../define/options.js';
import { guildOf } from '../define/requires.js';
import { bestOfOption, clockOption, gameIn, gameOption, playedIn, rulesetOption, setOption } from '../lobby/options.js';
import { botPosts } from '../start/permissions.js';
import { onlyHosts } from './hosts.js';
import { modularOption, setsTyped } from './modular.js';
import { withoutThreads } from './threads.js';
import { done } from './told.js';

const MINUTE = 60_000;

/** `4`: each player's best four nights count; `4 of 6`: and the series ends after six. @throws LeagueRefused */
export function seasonMeant(typed: string | null): Pick<Plan, 'seasonBest' | 'seasonNights'> {
  if (typed === null) return { seasonBest: null, seasonNights: null };
  const [, best, nights] = /^(?:best )?(\d{1,2})(?: (?:of|out of) (\d{1,2}))?$/i.exec(oneLine(typed)) ?? [];
  const [seasonBest, seasonNights] = [Number(best), nights === undefined ? null : Number(nights)];
  if (best === undefined || seasonBest < 1 || seasonBest > (seasonNights ?? seasonBest))
    throw new LeagueRefused('league-season-best');
  return { seasonBest, seasonNights };
}

/** Opens a night for signing up. */
export const create = action({
  requires: { rights: [onlyHosts, botPosts] },
  options: {
    name: required(words({ most: 60 })),
    format: required(oneOf(titled('league-format', FORMATS))),
    game: gameOption(),
    ruleset: rulesetOption(),
    set: setOption(),
    'best-of': bestOfOption(),
    rounds: whole(1, 15),
    table: whole(1, 8),
    cut: oneOf(titled('league-cut', [4, 8, 16])),
    seeding: oneOf(titled('league-seeding', SEEDINGS)),
    places: whole(2, MOST),
    'deck-lock': yesNo(),
    undo: yesNo(),
    late: yesNo(),
    clock: clockOption(),
    'round-time': whole(5, 3 * 24 * 60),
    'extra-turns': whole(0, 20),
    grace: whole(1, 3 * 24 * 60),
    season: words({ most: 60 }),
    'season-best': words({ most: 20 }),
    'season-points': oneOf(titled('league-season-points', SEASON_POINTS)),
    prizes: words({ most: 300 }),
    lists: oneOf(titled('league-lists', LISTS)),
    modular: modularOption(async ({ given }) => gameIn(given('game'))),
    'next-villain': yesNo(),
  },
  async run(interaction, options, house) {
    const guild = guildOf(interaction);
    const { game, ruleset, set } = await playedIn(house, interaction, options);
    const { clock: usual } = await house.servers.settings(guild);
    const { name, format, season, rounds, table, cut, seeding, places, undo, late, grace, 'deck-lock': lock } = options;
    const { 'round-time': roundTime, 'extra-turns': extraTurns, lists } = options;
    const { 'next-villain': nextVillain, 'season-points': seasonPoints } = options;
    const creating = house.leagues.create({
      name,
      guild,
      channel: interaction.channelId,
      host: interaction.user.id,
      game: game.id,
      ruleset,
      format,
      bestOf: options['best-of'] ?? 1,
      season,
      ...seasonMeant(options['season-best']),
      prizes: options.prizes,
      ...(options.modular !== null && { sets: setsTyped(game, options.modular, interaction.locale) }),
      ...given({ set, rounds, tableSize: table, cut, seeding, most: places, deckLock: lock, undo, late, extraTurns }),
      ...given({ nextVillain, lists, seasonPoints }),
      clock: clockNamed(options.clock ?? usual),
      ...(roundTime !== null && { roundTime: roundTime * MINUTE }),
      ...(grace !== null && { grace: grace * MINUTE }),
    });
    await done(interaction, creating, (night, say) => ({
      ...text('league-told-created'),
      below: withoutThreads(interaction, night).map(line => say(line)),
    }));
  },
});
