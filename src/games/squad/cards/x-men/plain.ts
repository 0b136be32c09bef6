import { attack } from '../../card.js';

// Cards that do nothing special: their facts are all there is.
export default [
  attack('ST013', {
    hero: 'Storm',
    name: 'Weather Prediction? Pain.',
    team: 'X-Men',
    factor: 'elemental',
    block: 'tech',
    level: 8,
    attack: 12,
  }),
  attack('ST142', {
    hero: 'Colossus',
    name: 'I Must Break You',
    team: 'X-Men',
    factor: 'strength',
    block: 'tech',
    level: 3,
    attack: 5,
  }),
  attack('ST165', {
    hero: 'Storm',
    name: "Let's Play Twister",
    team: 'X-Men',
    factor: 'speed',
    block: 'elemental',
    level: 2,
    attack: 4,
  }),
  attack('ST197', {
    hero: 'Wolverine',
    name: 'The Best at What I Do',
    team: 'X-Men',
    factor: 'animal',
    block: 'elemental',
    level: 8,
    attack: 12,
  }),
  attack('ST353', {
    hero: 'Psylocke',
    name: 'Surprise Interception',
    team: 'X-Men',
    factor: 'speed',
    block: 'animal',
    level: 3,
    attack: 5,
  }),
  attack('ST429', {
    hero: 'Storm',
    name: 'Queen of the Winds',
    team: 'X-Men',
    factor: 'speed',
    block: 'energy',
    level: 6,
    attack: 8,
  }),
];
