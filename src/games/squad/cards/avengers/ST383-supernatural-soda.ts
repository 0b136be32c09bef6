import { heals, whenHeads } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST383', {
  hero: 'Scarlet Witch',
  name: 'Supernatural Soda',
  team: 'Avengers',
  factor: 'energy',
  block: 'elemental',
  level: 7,
  attack: 3,
  keeper: 2,
  triggers: [whenHeads(heals(1))],
});
