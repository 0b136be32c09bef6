import { alterEgoAction, exhaustThis, takesFromDiscard, withTrait } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('08005', {
  name: 'Safe House #29',
  set: 'black_widow',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Location', 'S.H.I.E.L.D.'],
  abilities: [alterEgoAction({ costs: [exhaustThis], does: takesFromDiscard(withTrait('Preparation')) })],
});
