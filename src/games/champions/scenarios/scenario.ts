import type { ModularSet } from './modular.js';

/** What every scenario has: the main scheme's faces, in order. */
interface Schemed {
  readonly id: string;
  readonly schemes: readonly string[];
}

/** One villain: its three stages (of a double-faced villain the faces they come with), its encounter set, and the modular set it recommends. */
export interface Duel extends Schemed {
  readonly villain: readonly string[];
  readonly set: string;
  readonly recommended: ModularSet;
}

/** One of several villains at once: its encounter set, and its side for each mode. */
export interface Accomplice {
  readonly set: string;
  readonly standard: string;
  readonly expert: string;
}

/** Several villains at once, the active one first. They take no other encounter sets, and no obligations (W1-201). */
export interface Brawl extends Schemed {
  readonly crew: readonly Accomplice[];
}

export type Scenario = Duel | Brawl;

/** Whether modular sets go with a scenario. */
export const takesSets = (scenario: Scenario): scenario is Duel => 'recommended' in scenario;

/** The modular sets that a scenario recommends. */
export const recommendedBy = (scenario: Scenario): readonly ModularSet[] =>
  takesSets(scenario) ? [scenario.recommended] : [];

/** The villain's stages in a mode. */
export const stagesOf = ({ villain }: Duel, mode: 'standard' | 'expert'): readonly string[] =>
  mode === 'expert' ? villain.slice(1) : villain.slice(0, 2);

/** The villains that are in play at first, in a mode, and the stages that come after a single one. */
export function villainsOf(
  scenario: Scenario,
  mode: 'standard' | 'expert',
): { readonly first: readonly string[]; readonly later: readonly string[] } {
  if (!takesSets(scenario)) return { first: scenario.crew.map(one => one[mode]), later: [] };
  const [first, ...later] = stagesOf(scenario, mode);
  return { first: [first as string], later };
}
