import { alterEgoAction, searchesDeckAndDiscard, withTrait } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06004', {
  name: 'For Asgard!',
  set: 'thor',
  quantity: 1,
  cost: 1,
  resources: { physical: 1 },
  abilities: [alterEgoAction({ does: searchesDeckAndDiscard(withTrait('Asgard')) })],
});
