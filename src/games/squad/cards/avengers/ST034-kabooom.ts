import { keepersHitAndGo } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST034', {
  hero: 'Iron Man',
  name: 'Kabooom!',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 10,
  attack: 6,
  onHit: { at: 2, does: keepersHitAndGo('mine', 4) },
});
