import { alterEgoAction, exhaustThis, heals, yourIdentity } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01006', {
  name: 'Aunt May',
  set: 'spider_man',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Persona'],
  abilities: [alterEgoAction({ costs: [exhaustThis], does: heals(4, yourIdentity) })],
});
