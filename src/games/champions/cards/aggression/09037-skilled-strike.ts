import { addsAttackNow, interrupt, yourBasicAttack } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09037', {
  name: 'Skilled Strike',
  aspect: 'aggression',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Skill'],
  abilities: [interrupt(yourBasicAttack, { does: addsAttackNow(2) })],
});
