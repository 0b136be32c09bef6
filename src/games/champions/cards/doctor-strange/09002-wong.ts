import { action, chooses, discardsTopOfSecond, exhaustThis, heals, yourIdentity } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('09002', {
  name: 'Wong',
  set: 'doctor_strange',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { wild: 1 },
  traits: ['Mystic'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  abilities: [
    action({ costs: [exhaustThis], does: chooses({ heal: heals(1, yourIdentity), discard: discardsTopOfSecond }) }),
  ],
});
