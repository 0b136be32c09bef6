import { alterEgoAction, draws, exhaustThis, inTurn, shufflesOneBack, withTrait } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('09008', {
  name: 'Sanctum Sanctorum',
  set: 'doctor_strange',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Location'],
  abilities: [alterEgoAction({ costs: [exhaustThis], does: inTurn(shufflesOneBack(withTrait('Spell')), draws(1)) })],
});
