import { healsTheDamage } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST130', {
  hero: 'Blade',
  name: 'Drain Life',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 7,
  attack: 3,
  text: '2 damage: heal as much as it did damage.',
  onHit: { at: 2, does: healsTheDamage },
});
