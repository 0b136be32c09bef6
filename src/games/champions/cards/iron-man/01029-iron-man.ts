import { action, adds, cardsInPlay, itself, per, takesOneOfTop, yourUpgradesWith } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('01029a', {
    name: 'Iron Man',
    set: 'iron_man',
    traits: ['Avenger'],
    thwart: 2,
    attack: 1,
    defense: 1,
    handSize: 1,
    hitPoints: 9,
    modifies: [adds('handSize', per(1, cardsInPlay(yourUpgradesWith('Tech')), 6), itself)],
  }),
  alterEgo('01029b', {
    name: 'Tony Stark',
    set: 'iron_man',
    traits: ['Genius'],
    recover: 3,
    handSize: 6,
    hitPoints: 9,
    abilities: [action({ name: 'Futurist', limit: 1, does: takesOneOfTop(3) })],
  }),
];
