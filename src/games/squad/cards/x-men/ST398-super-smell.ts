import { discardsSeen, namingFactor } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST398', {
  hero: 'Wolverine',
  name: 'Super Smell',
  team: 'X-Men',
  factor: 'animal',
  block: 'energy',
  level: 6,
  attack: 5,
  onHit: { at: 2, does: namingFactor(discardsSeen) },
});
