import { damagesAnd, draws, heroAction, ifSo, nothingBesides, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01013', {
  name: 'Photonic Blast',
  set: 'captain_marvel',
  quantity: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack', 'Superpower'],
  asks: 'energy',
  abilities: [heroAction({ label: 'attack', does: damagesAnd(5, nothingBesides, ifSo(paidWith('energy'), draws(1))) })],
});
