import { resource } from '../../card.js';

export default resource('01079', {
  name: 'The Power of Protection',
  aspect: 'protection',
  quantity: 2,
  resources: { wild: 1 },
  doubles: 'protection',
});
