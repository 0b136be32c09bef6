import { alterEgoAction, exhaustThis, removesThreat } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01026', {
  name: 'Superhuman Law Division',
  set: 'she_hulk',
  quantity: 1,
  deckLimit: 1,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Location'],
  text: 'Alter-ego action: exhaust this and spend 1 mental: remove 2 threat from a scheme.',
  abilities: [alterEgoAction({ spend: { mental: 1 }, costs: [exhaustThis], ...removesThreat(2) })],
});
