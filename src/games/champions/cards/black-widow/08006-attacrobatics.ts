import { boostTurnsUp, discardThis, heroInterrupt, turnsIconsOnVillain } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08006', {
  name: 'Attacrobatics',
  set: 'black_widow',
  quantity: 2,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Attack', 'Preparation', 'Skill'],
  abilities: [heroInterrupt(boostTurnsUp, { label: 'attack', costs: [discardThis], does: turnsIconsOnVillain })],
});
