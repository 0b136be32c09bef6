import { afterMyAttack, heals, hits, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST055', {
  hero: 'Hulk',
  name: 'Gamma Radiation',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 6,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofHero('Hulk', 'She-Hulk', 'Abomination') }, inTurn(heals(2), hits(2)))],
});
