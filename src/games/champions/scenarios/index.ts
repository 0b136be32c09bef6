import { klaw } from './klaw.js';
import { mutagenFormula } from './mutagen-formula.js';
import { rhino } from './rhino.js';
import { riskyBusiness } from './risky-business.js';
import type { Scenario } from './scenario.js';
import { ultron } from './ultron.js';
import { wreckingCrew } from './wrecking-crew.js';

export { type ModularSet, modularSets } from './modular.js';
export { recommendedBy, type Scenario, stagesOf, takesSets, villainsOf } from './scenario.js';

/** Every scenario. A new one is a file here, a line here, and its cards. */
export const scenarios: readonly Scenario[] = [rhino, klaw, ultron, riskyBusiness, mutagenFormula, wreckingCrew];

export function scenarioOf(id: string): Scenario {
  const found = scenarios.find(scenario => scenario.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
}
