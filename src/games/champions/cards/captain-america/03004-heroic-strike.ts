import { damagesEnemy, givesThatEnemy, heroAction, ifSo, inTurn, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03004', {
  name: 'Heroic Strike',
  set: 'captain_america',
  quantity: 3,
  deckLimit: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack'],
  asks: 'physical',
  abilities: [
    heroAction({
      label: 'attack',
      does: inTurn(damagesEnemy(6), ifSo(paidWith('physical'), givesThatEnemy('stunned'))),
    }),
  ],
});
