import { damagesEnemy, response, yourHeroAttacksEnemy } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('06019', {
  name: 'Jarnbjorn',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Asgard', 'Weapon'],
  keywords: { restricted: true },
  abilities: [response(yourHeroAttacksEnemy, { spend: { physical: 1 }, does: damagesEnemy(2) })],
});
