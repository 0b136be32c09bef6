import { action, anyEnemy, damages, damageThis, exhaustThis } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01030', {
  name: 'War Machine',
  subname: 'James Rhodes',
  set: 'iron_man',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { wild: 1 },
  traits: ['S.H.I.E.L.D.', 'Soldier'],
  thwart: 1,
  attack: 2,
  hitPoints: 4,
  consequential: { thwart: 1, attack: 1 },
  abilities: [action({ costs: [exhaustThis, damageThis(2)], does: damages(1, anyEnemy) })],
});
