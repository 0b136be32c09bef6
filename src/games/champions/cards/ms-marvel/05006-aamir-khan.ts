import { alterEgoAction, exhaustThis, recycles } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('05006', {
  name: 'Aamir Khan',
  set: 'ms_marvel',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Persona'],
  abilities: [alterEgoAction({ costs: [exhaustThis], does: recycles })],
});
