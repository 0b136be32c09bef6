import { addsAttackNow, exhaustOne, heroInterrupt, yourBasicAttack, yourUpgradesWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06015', {
  name: 'Mean Swing',
  aspect: 'aggression',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Skill'],
  abilities: [
    heroInterrupt(yourBasicAttack, { costs: [exhaustOne(yourUpgradesWith('Weapon'))], does: addsAttackNow(3) }),
  ],
});
