import { ordinal, predictWin, rate } from 'openskill';

/** How good somebody is thought to be, and how unsure that is: a normal distribution. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** As openskill begins. */
export const newcomer: Skill = { mu: 25, sigma: 25 / 3 };

/**
 * A scenario that nobody has played yet. It stands against all players together, so it is thought to be as strong as so
 * many newcomers: neither a win nor a loss is a foregone conclusion.
 */
export const newScenario = (players: number): Skill => ({ mu: newcomer.mu * players, sigma: newcomer.sigma });

/** What is shown: somebody is better than that in more than 99 cases of 100. A newcomer has 0. */
export const shown = (skill: Skill): number => ordinal(skill);

/** The skills after a match of each against each. Equal places tie. */
export function ratedByPlaces(skills: readonly Skill[], places: readonly number[]): Skill[] {
  const teams = rate(
    skills.map(skill => [{ ...skill }]),
    { rank: [...places] },
  );
  return teams.map(([skill]) => skill as Skill);
}

/** The skills after a match of all against a scenario; the scenario's comes last. */
export function ratedTogether(skills: readonly Skill[], scenario: Skill, won: boolean): Skill[] {
  return rate([skills.map(skill => ({ ...skill })), [{ ...scenario }]], { rank: won ? [1, 2] : [2, 1] }).flat();
}

/** How likely one is to win against another. */
export const forecast = (one: Skill, other: Skill): number => predictWin([[{ ...one }], [{ ...other }]])[0] as number;
