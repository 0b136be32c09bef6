import type { Play, Seat } from '../../../../kernel/index.js';
import type { Happening } from '../../rules/heroes.js';
import type { Match, Standing } from '../../rules/match.js';
import type { Source } from '../../rules/source.js';
import { type Change, change, countOf } from '../effect.js';

/** What can be done to heroes. */
export interface Deed {
  /** As sets write it, and as its words are called. */
  readonly name: string;
  /** Only heroes like that can suffer it. */
  readonly wants?: 'active' | 'stunned';
  /** It has been done to this hero already, and would change nothing. */
  isDone?(match: Match, hero: Standing): boolean;
  /** It takes heroes off the table for good: nobody may choose their own last one (SM-6). */
  readonly removes?: true;
  /** Does it to heroes that are there. Returns what that sets off. */
  run(match: Match, by: Source, heroes: readonly Standing[]): Play<Happening[]>;
  /** What it is worth, done to a rival's hero; `value`: of what the hero can do. */
  weight(match: Match, hero: Standing, value: number): number;
  /** What it is sure to change, done to these. */
  changes?(match: Match, by: Source, heroes: readonly Standing[]): readonly Change[];
}

/** What doing something to one hero is worth: good when a rival's suffers, bad when one's own does. */
export function weigh(deed: Deed, match: Match, seat: Seat, hero: Standing): number {
  const { power, passive, triggers } = match.hero(hero.place);
  const able = (power === null ? 0 : 1.2) + 0.4 * passive.length + 0.4 * triggers.length;
  const good = hero.seat === seat ? -1 : 1;
  return good * deed.weight(match, hero, able + (hero.place.loot === null ? 0 : 1));
}

/** One hero after the other, as long as they are there. */
export function* oneByOne(
  match: Match,
  heroes: readonly Standing[],
  run: (hero: Standing) => Play<Happening[]>,
): Play<Happening[]> {
  const happened: Happening[] = [];
  for (const hero of heroes) if (match.find(hero.place.hero.id) !== null) happened.push(...(yield* run(hero)));
  return happened;
}

/** A number of each team, less (or more) by one for each of these heroes. */
export const perTeam = (
  match: Match,
  heroes: readonly Standing[],
  count: 'active' | 'heroes',
  by: 1 | -1,
): readonly Change[] =>
  [...new Set(heroes.map(({ seat }) => seat))].map(seat => {
    const own = heroes.filter(hero => hero.seat === seat).length;
    return change(match, seat, count, countOf(match, seat, count) + by * own);
  });

/** Whether something that happens to a hero could set off more. */
export const setsOff = (match: Match, { place }: Standing): boolean =>
  [match.hero(place), ...(place.loot === null ? [] : [match.cardOf('loot', place.loot)])].some(
    ({ triggers }) => triggers.length > 0,
  );
