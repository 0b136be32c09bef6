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
  text: 'Keeper at 3 damage. After an attack did you 8 damage or more, heal 8 and it is destroyed.',
  keeper: 3,
  triggers: [afterTheirAttack({ atLeast: 8 }, andIsDestroyed(heals(8)))],
});
