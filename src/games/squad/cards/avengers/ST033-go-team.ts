import { heals, keepersOf, per } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST033', {
  hero: 'Iron Man',
  name: 'Go Team!',
  team: 'Avengers',
  factor: 'energy',
  block: 'tech',
  level: 7,
  attack: 4,
  onHit: { at: 2, does: heals(per(1, keepersOf('mine'))) },
});
