import { draws } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST099', {
  hero: 'Mr. Fantastic',
  name: 'Fantastic Idea',
  team: 'Fantastic Four',
  factor: 'tech',
  block: 'energy',
  level: 7,
  attack: 2,
  onHit: { at: 2, does: draws(2) },
});
