import { damagesEnemy, draws, response, youPlay, youUse } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('08001a', {
    name: 'Black Widow',
    set: 'black_widow',
    traits: ['Avenger', 'Spy'],
    thwart: 2,
    attack: 2,
    defense: 2,
    handSize: 5,
    hitPoints: 9,
    abilities: [response(youUse('Preparation'), { name: 'Widowmaker', does: damagesEnemy(1) })],
  }),
  alterEgo('08001b', {
    name: 'Natasha Romanoff',
    set: 'black_widow',
    traits: ['S.H.I.E.L.D.', 'Spy'],
    recover: 3,
    handSize: 6,
    hitPoints: 9,
    abilities: [response(youPlay('Preparation'), { name: 'Mission Prep', limit: 1, each: 'phase', does: draws(1) })],
  }),
];
