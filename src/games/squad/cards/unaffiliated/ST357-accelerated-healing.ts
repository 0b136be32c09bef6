import { heals, ifSo, topOfMyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST357', {
  hero: 'Deadpool',
  name: 'Accelerated Healing',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 7,
  attack: 6,
  onHit: { at: 3, does: ifSo(topOfMyDiscard(ofFactor('speed')), heals(4)) },
});
