import { damagesEnemy, draws, heroAction, ifSo, inTurn, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01013', {
  name: 'Photonic Blast',
  set: 'captain_marvel',
  quantity: 3,
  deckLimit: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack', 'Superpower'],
  asks: 'energy',
  abilities: [heroAction({ label: 'attack', does: inTurn(damagesEnemy(5), ifSo(paidWith('energy'), draws(1))) })],
});
