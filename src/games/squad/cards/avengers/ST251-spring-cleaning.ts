import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST251', {
  hero: 'Iron Man',
  name: 'Spring Cleaning',
  team: 'Avengers',
  factor: 'elemental',
  block: 'tech',
  level: 10,
  attack: 6,
  onHit: { at: 2, does: custom('ST251', game => game.keepers.destroyTogether([...game.theirs.keepers])) },
});
