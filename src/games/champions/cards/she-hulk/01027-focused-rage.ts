import { draws, exhaustThis, heroAction, takeDamage } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01027', {
  name: 'Focused Rage',
  set: 'she_hulk',
  quantity: 2,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Skill'],
  abilities: [heroAction({ costs: [exhaustThis, takeDamage(1)], does: draws(1) })],
});
