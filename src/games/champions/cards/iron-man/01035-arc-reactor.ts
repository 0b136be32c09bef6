import { exhaustThis, heroAction, readiesYou } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01035', {
  name: 'Arc Reactor',
  set: 'iron_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Item', 'Tech'],
  text: 'Hero action: exhaust this: ready Iron Man.',
  abilities: [heroAction({ costs: [exhaustThis], ...readiesYou })],
});
