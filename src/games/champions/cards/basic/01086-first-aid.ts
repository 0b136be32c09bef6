import { action, anyCharacter, heals } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01086', {
  name: 'First Aid',
  aspect: 'basic',
  quantity: 3,
  deckLimit: 3,
  cost: 1,
  resources: { mental: 1 },
  text: 'Action: heal 2 from any character.',
  abilities: [action(heals(2, anyCharacter))],
});
