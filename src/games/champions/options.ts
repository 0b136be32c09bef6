import { z } from 'zod';
import { LESSONS } from './lesson/stacks.js';
import { rulesProfile } from './profile.js';
import { modularSets, scenarioOf, scenarios, takesSets } from './scenarios/index.js';

const sets = modularSets.map(({ id }) => id);

/** How hard a scenario can be. */
export const MODES = ['standard', 'expert'] as const;

/** Instead of a modular set's name: one of those not chosen, by chance. Nobody is told which. */
export const RANDOM_SET = 'random';

const modular = z
  .array(z.enum([...sets, RANDOM_SET]))
  .max(sets.length)
  .refine(chosen => repeated(chosen).length === 0, { error: 'names a modular set twice' });

const repeated = (chosen: readonly string[]): string[] =>
  chosen.filter((set, at) => set !== RANDOM_SET && chosen.indexOf(set) !== at);

/** What a table agrees on: the scenario, how hard, with which modular sets (left out: the recommended one), by which readings. `lesson`: whose cards are stacked. */
export const championsOptions = z
  .object({
    scenario: z.enum(scenarios.map(({ id }) => id)).default('rhino'),
    mode: z.enum(MODES).default('standard'),
    modular: modular.optional(),
    /** The seat that has the first player token; left out, chance decides. */
    first: z.int().min(0).max(3).optional(),
    lesson: z.enum(LESSONS).optional(),
    profile: rulesProfile.default(rulesProfile.parse({})),
  })
  .refine(({ scenario, modular }) => (modular ?? []).length === 0 || takesSets(scenarioOf(scenario)), {
    error: 'this scenario takes no modular sets',
    path: ['modular'],
  });
export type ChampionsOptions = z.infer<typeof championsOptions>;
