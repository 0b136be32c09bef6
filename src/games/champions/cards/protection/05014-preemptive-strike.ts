import { boostTurnedUp, heroInterrupt, turnsIconsOnVillain } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05014', {
  name: 'Preemptive Strike',
  aspect: 'protection',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Defense'],
  abilities: [heroInterrupt(boostTurnedUp, { label: 'defense', does: turnsIconsOnVillain })],
});
