import { interrupt, placesLess, villainSchemes } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01085', {
  name: 'Emergency',
  aspect: 'basic',
  quantity: 3,
  cost: 0,
  resources: { energy: 1 },
  traits: ['Thwart'],
  abilities: [interrupt(villainSchemes, { label: 'thwart', does: placesLess(1) })],
});
