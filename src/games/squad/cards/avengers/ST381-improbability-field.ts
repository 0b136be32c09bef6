import { luckyFlips } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST381', {
  hero: 'Scarlet Witch',
  name: 'Improbability Field',
  team: 'Avengers',
  factor: 'elemental',
  block: 'tech',
  level: 2,
  attack: 3,
  keeper: 2,
  standing: luckyFlips,
});
