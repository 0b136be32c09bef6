import { resource } from '../../card.js';

export default resource('01072', {
  name: 'The Power of Leadership',
  aspect: 'leadership',
  quantity: 2,
  resources: { wild: 1 },
  doubles: 'leadership',
});
