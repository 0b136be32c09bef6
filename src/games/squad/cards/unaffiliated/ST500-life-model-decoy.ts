import { afterTheirAttack, andIsDestroyed, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST500', {
  hero: 'Nick Fury',
  name: 'Life Model Decoy',
  team: null,
  factor: 'tech',
  block: 'speed',
  level: 4,
  attack: 3,
  keeper: 3,
  triggers: [afterTheirAttack({ atLeast: 8 }, andIsDestroyed(heals(8)))],
});
