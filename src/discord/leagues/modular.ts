import { type Game, text } from '../../kernel/index.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { meant } from '../define/by-value.js';
import { type Choice, matching } from '../define/matching.js';
import { words } from '../define/options.js';
import type { Suggesting } from '../define/suggest.js';
import { choicesOf } from '../lobby/options.js';

// Modular sets of games against a villain, as hosts type them: names with commas between.

const MOST = 200;

/** Stands for the sets that go with the villain. */
const RECOMMENDED = /^(recommended|none|-)$/i;

const setsOf = (game: Game, locale: string): Choice[] => choicesOf(game, game.scenarios?.sets ?? [], locale);

/** An option for modular sets; while one is typed, those before it stay. */
export const modularOption = (gameOf: (asking: Suggesting) => Promise<Game | null>) =>
  words({
    most: MOST,
    async suggest(asking) {
      const game = await gameOf(asking);
      if (game === null) return [];
      const cut = asking.typed.lastIndexOf(',') + 1;
      const before = asking.typed.slice(0, cut).trim();
      const rest = matching(asking.typed.slice(cut).trim(), setsOf(game, asking.interaction.locale));
      const whole = rest.map(({ name }) => (before === '' ? name : `${before} ${name}`));
      return whole.filter(name => name.length <= 100).map(name => ({ name, value: name }));
    },
  });

/** The sets that were typed; null for those that go with the villain. @throws LeagueRefused if one doesn't exist */
export function setsTyped(game: Game, typed: string, locale: string): readonly string[] | null {
  if (RECOMMENDED.test(typed.trim())) return null;
  const choices = setsOf(game, locale);
  if (choices.length === 0) throw new LeagueRefused('league-no-sets');
  return typed.split(',').map(part => {
    const id = meant(part.trim(), choices);
    if (!choices.some(({ value }) => value === id)) throw new LeagueRefused('league-set-unknown', { set: part.trim() });
    return id;
  });
}

/** What a ruleset is called. */
export const rulesetTitle = (game: Game | undefined, ruleset: string) =>
  game?.rulesets.find(({ id }) => id === ruleset)?.title ?? text('name', { name: ruleset });
