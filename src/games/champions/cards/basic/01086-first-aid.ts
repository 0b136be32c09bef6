import { action, anyCharacter, healsOne } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01086', {
  name: 'First Aid',
  aspect: 'basic',
  quantity: 3,
  cost: 1,
  resources: { mental: 1 },
  abilities: [action({ does: healsOne(2, anyCharacter) })],
});
