import { exhaustThis, removesThreat, response, youDefeatedMinion } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01063', {
  name: 'Interrogation Room',
  aspect: 'justice',
  quantity: 3,
  deckLimit: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Location'],
  max: 'player',
  text: 'One per player. Response: after you defeat a minion, exhaust this: remove 1 threat from a scheme.',
  abilities: [response('defeat', { when: youDefeatedMinion, costs: [exhaustThis], ...removesThreat(1) })],
});
