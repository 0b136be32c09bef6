import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST319', {
  hero: 'Silver Surfer',
  name: 'Crumble to Microns',
  team: null,
  factor: 'elemental',
  block: 'tech',
  level: 8,
  attack: 3,
  onHit: { at: 2, does: destroysTheirs(anyCard) },
});
