import { stun as stunOne } from '../../rules/heroes.js';
import { type Deed, oneByOne, perTeam, setsOff } from './deed.js';

/** What stunning a hero is worth, beside what it can do. */
export const STUN = 4;

export const stun: Deed = {
  name: 'stun',
  wants: 'active',
  run: (match, { card }, heroes) => oneByOne(match, heroes, hero => stunOne(match, hero, card)),
  weight: (_match, _hero, value) => STUN + value,
  changes: (match, _by, heroes) =>
    heroes.some(hero => match.has(hero.place, 'sturdy') || setsOff(match, hero))
      ? []
      : perTeam(match, heroes, 'active', -1),
};
