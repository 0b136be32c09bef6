import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST001', {
  hero: 'Spider-Man',
  name: 'Web-Slinger',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'tech',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofLevel(1) }, hits(1))],
});
