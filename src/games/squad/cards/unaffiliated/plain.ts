import { attack } from '../../card.js';

// Cards that do nothing special: their facts are all there is.
export default [
  attack('ST031', {
    hero: 'Hulk',
    name: 'Green Goliath',
    team: null,
    factor: 'strength',
    block: 'elemental',
    level: 4,
    attack: 6,
  }),
  attack('ST222', {
    hero: 'Hulk',
    name: 'Strongest One There Is',
    team: null,
    factor: 'strength',
    block: 'energy',
    level: 8,
    attack: 12,
  }),
];
