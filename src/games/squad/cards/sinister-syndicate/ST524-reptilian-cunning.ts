import { draws } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST524', {
  hero: 'Lizard',
  name: 'Reptilian Cunning',
  team: 'Sinister Syndicate',
  factor: 'animal',
  block: 'speed',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: draws(1) },
});
