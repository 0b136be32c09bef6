import { alterEgoAction, exhaustThis, youPayLess } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('05008', {
  name: 'Nakia Bahadir',
  set: 'ms_marvel',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Persona'],
  abilities: [alterEgoAction({ costs: [exhaustThis], does: youPayLess(1) })],
});
