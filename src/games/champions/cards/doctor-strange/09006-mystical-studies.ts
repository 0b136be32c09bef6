import { alterEgoAction, cardsOfHero, searchesDeckAndDiscard } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09006', {
  name: 'Mystical Studies',
  set: 'doctor_strange',
  quantity: 1,
  cost: 1,
  resources: { physical: 1 },
  abilities: [alterEgoAction({ does: searchesDeckAndDiscard(cardsOfHero('09001a', 'doctor_strange')) })],
});
