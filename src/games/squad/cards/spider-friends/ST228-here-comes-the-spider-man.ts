import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST228', {
  hero: 'Spider-Man',
  name: 'Here Comes the Spider-Man',
  team: 'Spider-Friends',
  factor: 'strength',
  block: 'elemental',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('speed') }, hits(1))],
});
