import { damagesEnemy, exhaustOne, heroAction, inTurn, returnsYours, yourCopyOf } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06005', {
  name: 'Hammer Throw',
  set: 'thor',
  quantity: 3,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Attack', 'Superpower'],
  abilities: [
    heroAction({
      label: 'attack',
      costs: [exhaustOne(yourCopyOf('06009'))],
      does: inTurn(damagesEnemy(8, { overkill: true }), returnsYours('06009')),
    }),
  ],
});
