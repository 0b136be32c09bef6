import { damagesEnemy, hostIsDefeated, interrupt, toSideScheme } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('03032', {
  name: 'Followed',
  aspect: 'justice',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  max: 'host',
  attach: toSideScheme,
  abilities: [interrupt(hostIsDefeated, { does: damagesEnemy(4) })],
});
