import { heroAction, paysForTopOfSecond, resolvesTopOfSecond } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09005', {
  name: 'Master of the Mystic Arts',
  set: 'doctor_strange',
  quantity: 2,
  cost: 1,
  resources: { mental: 1 },
  abilities: [heroAction({ declares: paysForTopOfSecond, does: resolvesTopOfSecond({ back: true }) })],
});
