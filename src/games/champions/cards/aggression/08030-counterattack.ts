import { damagesThatEnemy, discardThis, enemyAttackDamagesYou, heroResponse, thatMuch } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08030', {
  name: 'Counterattack',
  aspect: 'aggression',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Preparation', 'Tactic'],
  max: 'player',
  abilities: [
    heroResponse(enemyAttackDamagesYou, { label: 'attack', costs: [discardThis], does: damagesThatEnemy(thatMuch) }),
  ],
});
