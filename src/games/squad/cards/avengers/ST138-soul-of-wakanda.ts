import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST138', {
  hero: 'Black Panther',
  name: 'Soul of Wakanda',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 1,
  attack: 2,
  keeper: 2,
  lasting: [mine.attack(1, ofHero('Black Panther', 'Storm'))],
});
