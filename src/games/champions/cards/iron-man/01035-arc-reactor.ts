import { exhaustThis, heroAction, readies, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01035', {
  name: 'Arc Reactor',
  set: 'iron_man',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Item', 'Tech'],
  abilities: [heroAction({ costs: [exhaustThis], does: readies(yourHero) })],
});
