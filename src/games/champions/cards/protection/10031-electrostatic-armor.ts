import { damagesThatEnemy, response, yourHeroDefends } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('10031', {
  name: 'Electrostatic Armor',
  aspect: 'protection',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Armor', 'Tech'],
  anyPlayer: true,
  max: 'player',
  abilities: [response(yourHeroDefends, { does: damagesThatEnemy(1) })],
});
