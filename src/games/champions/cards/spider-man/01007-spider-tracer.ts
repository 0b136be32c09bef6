import { forcedInterrupt, hostIsDefeated, removesThreat, toMinion } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01007', {
  name: 'Spider-Tracer',
  set: 'spider_man',
  quantity: 2,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Item', 'Tech'],
  attach: toMinion,
  abilities: [forcedInterrupt(hostIsDefeated, { does: removesThreat(3) })],
});
