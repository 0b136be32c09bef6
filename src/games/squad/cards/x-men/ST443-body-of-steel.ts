import { theirs } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST443', {
  hero: 'Colossus',
  name: 'Body of Steel',
  team: 'X-Men',
  factor: 'strength',
  block: 'energy',
  level: 6,
  attack: 3,
  keeper: 3,
  lasting: [theirs.attack(-1)],
});
