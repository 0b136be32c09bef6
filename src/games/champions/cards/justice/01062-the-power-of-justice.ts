import { resource } from '../../card.js';

export default resource('01062', {
  name: 'The Power of Justice',
  aspect: 'justice',
  quantity: 2,
  resources: { wild: 1 },
  doubles: 'justice',
});
