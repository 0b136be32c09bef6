import { adds, exhaustThis, heroAction, you, youGainThisPhase } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01039', {
  name: 'Rocket Boots',
  set: 'iron_man',
  quantity: 2,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Armor', 'Tech'],
  modifies: [adds('hitPoints', 1, you)],
  abilities: [heroAction({ spend: { mental: 1 }, costs: [exhaustThis], does: youGainThisPhase('Aerial') })],
});
