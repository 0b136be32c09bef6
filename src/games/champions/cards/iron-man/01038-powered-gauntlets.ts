import { damagesEnemy, exhaustThis, heroAction, orIf, youAre } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01038', {
  name: 'Powered Gauntlets',
  set: 'iron_man',
  quantity: 2,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Armor', 'Tech'],
  abilities: [heroAction({ label: 'attack', costs: [exhaustThis], does: damagesEnemy(orIf(1, youAre('Aerial'), 2)) })],
});
