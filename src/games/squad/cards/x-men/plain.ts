import { attack } from '../../card.js';

// Cards that do nothing special: their facts are all there is.
export default [
  attack('ST165', {
    hero: 'Storm',
    name: "Let's Play Twister",
    team: 'X-Men',
    factor: 'speed',
    block: 'elemental',
    level: 2,
    attack: 4,
  }),
];
