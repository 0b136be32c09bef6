import { action, damagesEachEnemy, damageThis, exhaustThis } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01030', {
  name: 'War Machine',
  subname: 'James Rhodes',
  set: 'iron_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 4,
  resources: { wild: 1 },
  traits: ['S.H.I.E.L.D.', 'Soldier'],
  thwart: 1,
  attack: 2,
  hitPoints: 4,
  consequential: { thwart: 1, attack: 1 },
  text: 'Action: exhaust him and deal him 2 damage: 1 damage to every enemy.',
  abilities: [action({ costs: [exhaustThis, damageThis(2)], ...damagesEachEnemy(1) })],
});
