import { damagesThatEnemy, enemyAttacksYou, interrupt } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('05012', {
  name: 'Nova',
  subname: 'Sam Alexander',
  aspect: 'protection',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { energy: 1 },
  traits: ['Champion'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [interrupt(enemyAttacksYou, { spend: { energy: 1 }, does: damagesThatEnemy(2) })],
});
