import { attack } from '../../card.js';

// Cards that do nothing special: their facts are all there is.
export default [
  attack('ST143', {
    hero: 'Thing',
    name: "It's Clobberin' Time!",
    team: 'Fantastic Four',
    factor: 'strength',
    block: 'elemental',
    level: 3,
    attack: 5,
  }),
  attack('ST156', {
    hero: 'Invisible Woman',
    name: 'Invisiburst',
    team: 'Fantastic Four',
    factor: 'energy',
    block: 'speed',
    level: 2,
    attack: 4,
  }),
  attack('ST194', {
    hero: 'Thing',
    name: 'Got Another Thing Coming',
    team: 'Fantastic Four',
    factor: 'strength',
    block: 'energy',
    level: 7,
    attack: 10,
  }),
];
