import { revive as reviveOne } from '../../rules/heroes.js';
import { type Deed, oneByOne, perTeam } from './deed.js';

const WEIGHT = 4.5;

export const revive: Deed = {
  name: 'revive',
  wants: 'stunned',
  run: (match, _by, heroes) =>
    oneByOne(match, heroes, function* (hero) {
      reviveOne(match, hero);
      return [];
    }),
  weight: (_match, _hero, value) => -(WEIGHT + value),
  changes: (match, _by, heroes) => perTeam(match, heroes, 'active', 1),
};
