import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST413', {
  hero: 'Reptil',
  name: 'Pterodactyl Drop',
  team: null,
  factor: 'speed',
  block: 'elemental',
  level: 9,
  attack: 7,
  onHit: { at: 2, does: mayPlay(ofFactor('strength', 'animal')) },
});
