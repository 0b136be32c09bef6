import { action, alterEgoAction, exhaustThis, takesTucked, tucks } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('05007', {
  name: 'Bruno Carrelli',
  set: 'ms_marvel',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Persona'],
  abilities: [
    alterEgoAction({ costs: [exhaustThis], does: tucks }),
    action({ costs: [exhaustThis], does: takesTucked(3) }),
  ],
});
