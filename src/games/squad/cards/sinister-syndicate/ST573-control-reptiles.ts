import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST573', {
  hero: 'Lizard',
  name: 'Control Reptiles',
  team: 'Sinister Syndicate',
  factor: 'strength',
  block: 'animal',
  level: 3,
  attack: 4,
  keeper: 2,
  lasting: [mine.attack(1, ofHero('Lizard', 'Lizardling', 'Abomination', 'Reptil'))],
});
