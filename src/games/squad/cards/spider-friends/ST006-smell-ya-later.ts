import { forbids, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST006', {
  hero: 'Scarlet Spider',
  name: 'Smell Ya Later!',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'tech',
  level: 4,
  attack: 5,
  keeper: 2,
  standing: forbids(levelFrom(5)),
  triggers: [untilTheirTurnEnds],
});
