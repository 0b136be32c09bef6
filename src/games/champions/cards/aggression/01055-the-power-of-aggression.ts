import { resource } from '../../card.js';

export default resource('01055', {
  name: 'The Power of Aggression',
  aspect: 'aggression',
  quantity: 2,
  resources: { wild: 1 },
  doubles: 'aggression',
});
