import { powerBecomes } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST465', {
  hero: 'Mole Man',
  name: 'Trapped!',
  team: null,
  factor: 'tech',
  block: 'strength',
  level: 3,
  attack: 2,
  text: '2 damage: the power falls by 2.',
  onHit: { at: 2, does: powerBecomes(power => power - 2) },
});
