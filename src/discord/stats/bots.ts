import { type Game, type Text, text } from '../../kernel/index.js';
import { levelsOf } from '../../opponents/index.js';
import { levelSkills, scenarioSkills } from '../../ratings/anchors.js';
import { shown } from '../../ratings/rate.js';
import { levelText } from '../quests/quest-text.js';
import { ratingText } from './numbers.js';

/** What a practice bot's level is rated, on the scale of people; null where that was not measured. */
export function levelRating(game: Game, level: string): Text | null {
  const skill = levelSkills(game.id).get(level);
  return skill === undefined ? null : ratingText(shown(skill));
}

/** The practice bots of a game with their ratings, for somebody to hold their own against; none where nothing was measured. */
export function botLines(game: Game): Text[] {
  const rated = levelsOf(game).flatMap(level => {
    const rating = levelRating(game, level);
    return rating === null ? [] : [text('stats-rated', { what: levelText(level), rating })];
  });
  return rated.length === 0 ? [] : [text('stats-bots', { bots: { list: rated } })];
}

/** The scenarios of a game with their ratings against one player, the hardest first. */
export const scenarioRatings = (game: Game): Text[] =>
  [...scenarioSkills(game.id, 1)]
    .sort(([, one], [, other]) => shown(other) - shown(one))
    .map(([ruleset, skill]) =>
      text('stats-rated', {
        what: game.rulesets.find(({ id }) => id === ruleset)?.title ?? text('name', { name: ruleset }),
        rating: ratingText(shown(skill)),
      }),
    );
