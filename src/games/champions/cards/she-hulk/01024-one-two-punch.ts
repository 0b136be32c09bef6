import { readies, response, yourBasicAttack, yourHero } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01024', {
  name: 'One-Two Punch',
  set: 'she_hulk',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Skill'],
  abilities: [response(yourBasicAttack, { does: readies(yourHero) })],
});
