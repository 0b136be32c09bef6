import { defeat as defeatAll } from '../../rules/heroes.js';
import { threat } from '../../worth.js';
import { countOf } from '../effect.js';
import { type Deed, perTeam, setsOff } from './deed.js';

const WEIGHT = { stunned: 7, active: 8 };

export const defeat: Deed = {
  name: 'defeat',
  removes: true,
  // All at once.
  run: (match, by, heroes) => defeatAll(match, heroes, { by }),
  weight: (match, { seat, place }, value) =>
    (place.stunned ? WEIGHT.stunned : WEIGHT.active + value) + threat(match, seat),
  changes(match, { seat }, heroes) {
    const own = heroes.filter(hero => hero.seat === seat).length;
    // Nobody loses by their own card, and what is set off may change more.
    if (heroes.some(hero => setsOff(match, hero)) || own >= countOf(match, seat, 'heroes')) return [];
    // More heroes may fall than it takes (SM-Q1).
    return perTeam(match, heroes, 'heroes', -1).map(one => ({ ...one, after: Math.max(0, one.after) }));
  },
};
