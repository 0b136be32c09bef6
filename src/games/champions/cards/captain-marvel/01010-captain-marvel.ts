import { action, draws, healYou, playerDraws } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('01010a', {
    name: 'Captain Marvel',
    set: 'captain_marvel',
    traits: ['Avenger', 'Soldier'],
    thwart: 2,
    attack: 2,
    defense: 1,
    handSize: 5,
    hitPoints: 12,
    abilities: [action({ name: 'Rechannel', limit: 1, spend: { energy: 1 }, costs: [healYou(1)], does: draws(1) })],
  }),
  alterEgo('01010b', {
    name: 'Carol Danvers',
    set: 'captain_marvel',
    traits: ['S.H.I.E.L.D.', 'Soldier'],
    recover: 4,
    handSize: 6,
    hitPoints: 12,
    abilities: [action({ name: 'Commander', limit: 1, does: playerDraws(1) })],
  }),
];
