import { attackWouldDamageYou, interrupt, prevents } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01003', {
  name: 'Backflip',
  set: 'spider_man',
  quantity: 2,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Defense', 'Skill'],
  abilities: [interrupt(attackWouldDamageYou, { label: 'defense', does: prevents() })],
});
