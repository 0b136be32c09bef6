import { type Json, type Named, type Scenarios, text } from '../../../kernel/index.js';
import { MODES, RANDOM_SET } from '../options.js';
import { modularSets, scenarioOf, scenarios, takesSets } from './index.js';

const villains = scenarios.map(({ id }): Named => ({ id, title: text(`ruleset-${id}-standard`) }));
const modes = MODES.map((id): Named => ({ id, title: text(`mode-${id}`) }));

/** The id under which people find a scenario and its mode. */
const rulesetId = (scenario: string, mode: string): string => `${scenario}-${mode}`;

/** Every scenario in both modes, as ways of playing the game. */
export const rulesets = scenarios.flatMap(({ id: scenario }) =>
  MODES.map(mode => ({
    id: rulesetId(scenario, mode),
    title: text(`ruleset-${scenario}-${mode}`),
    options: { scenario, mode },
  })),
);

const sets = [...modularSets.map(({ id }) => id), RANDOM_SET].map(
  (id): Named => ({ id, title: text(`set-${id.replaceAll('_', '-')}`) }),
);

/** What people choose when they put a table together. */
export const choosing: Scenarios = {
  villains,
  modes,
  sets,
  takesSets: options => takesSets(scenarioOf((options as { readonly scenario: string }).scenario)),
  mixed(options) {
    const { modular } = options as { readonly modular?: readonly string[] };
    return sets.filter(({ id }) => modular?.includes(id));
  },
  choose(villain, mode, wanted) {
    const ruleset = rulesets.find(({ id }) => id === rulesetId(villain, mode));
    if (ruleset === undefined) throw new Error(`no scenario ${villain} in mode ${mode}`);
    return {
      ruleset: ruleset.id,
      options: {
        ...ruleset.options,
        ...(wanted !== undefined && takesSets(scenarioOf(villain)) && { modular: [...wanted] }),
      },
    };
  },
  next(options, won) {
    const { scenario, mode } = options as { readonly [key: string]: Json | undefined };
    const at = villains.findIndex(({ id }) => id === scenario);
    const here = villains[at] as Named;
    const [standard, expert] = modes as [Named, Named];
    // Lost: the same again, or gentler. Won: the next villain, and after the last all of them as experts.
    if (!won) return { villain: here, mode: standard };
    const later = villains[at + 1];
    if (later !== undefined) return { villain: later, mode: mode === 'expert' ? expert : standard };
    return { villain: villains[0] as Named, mode: expert };
  },
};
