import { damagesAnd, givesThatEnemy, heroAction, ifSo, orGives, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03004', {
  name: 'Heroic Strike',
  set: 'captain_america',
  quantity: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack'],
  asks: 'physical',
  abilities: [
    heroAction({
      label: 'attack',
      does: damagesAnd(
        6,
        orGives(['stunned'], paidWith('physical')),
        ifSo(paidWith('physical'), givesThatEnemy('stunned')),
      ),
    }),
  ],
});
