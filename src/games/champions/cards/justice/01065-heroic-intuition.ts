import { adds, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01065', {
  name: 'Heroic Intuition',
  aspect: 'justice',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Skill'],
  max: 'player',
  anyPlayer: true,
  modifies: [adds('thwart', 1, yourHero)],
});
