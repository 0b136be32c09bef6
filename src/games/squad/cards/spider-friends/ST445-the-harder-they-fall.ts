import { destroysAll } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST445', {
  hero: 'Spider-Man',
  name: 'The Harder They Fall',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'tech',
  level: 7,
  attack: 7,
  onHit: { at: 2, does: destroysAll(levelFrom(5)) },
});
