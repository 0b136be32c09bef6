import { resource } from '../../card.js';

export default resource('10007', {
  name: 'Limitless Strength',
  set: 'hulk',
  quantity: 2,
  resources: { physical: 3 },
  form: 'hero',
});
