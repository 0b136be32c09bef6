import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST114', {
  hero: 'Wolverine',
  name: 'The Bigger They Are...',
  team: 'X-Men',
  factor: 'animal',
  block: 'energy',
  level: 5,
  attack: 5,
  onHit: { at: 2, does: destroysTheirs(levelFrom(5)) },
});
