import { action, anyAlly, readiesOne } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01069', {
  name: 'Get Ready',
  aspect: 'leadership',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  abilities: [action({ does: readiesOne(anyAlly) })],
});
