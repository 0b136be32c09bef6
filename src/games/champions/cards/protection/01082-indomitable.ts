import { discardThis, readiesYou, response, yourHeroDefended } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01082', {
  name: 'Indomitable',
  aspect: 'protection',
  quantity: 3,
  deckLimit: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Condition'],
  text: 'Response: after your hero defends, discard this: ready your hero.',
  abilities: [response('enemy attack', { when: yourHeroDefended, costs: [discardThis], ...readiesYou })],
});
