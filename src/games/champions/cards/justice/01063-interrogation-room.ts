import { exhaustThis, removesThreat, response, youDefeatMinion } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01063', {
  name: 'Interrogation Room',
  aspect: 'justice',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Location'],
  max: 'player',
  abilities: [response(youDefeatMinion, { costs: [exhaustThis], does: removesThreat(1) })],
});
