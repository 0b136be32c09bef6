import { damagesThatEnemy, response, x, yourAttack, yourHeroDefends } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01077', {
  name: 'Counter-Punch',
  aspect: 'protection',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Attack'],
  abilities: [response(yourHeroDefends, { label: 'attack', does: damagesThatEnemy(x(yourAttack)) })],
});
