import { boostTurnsUp, cancelsBoost, discardThis, heroResponse } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08024', {
  name: 'Target Acquired',
  aspect: 'basic',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Preparation', 'Skill'],
  max: 'player',
  abilities: [heroResponse(boostTurnsUp, { costs: [discardThis], does: cancelsBoost })],
});
