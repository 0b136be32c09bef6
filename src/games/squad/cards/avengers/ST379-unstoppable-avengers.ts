import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST379', {
  hero: 'Captain America',
  name: 'Unstoppable Avengers',
  team: 'Avengers',
  factor: 'strength',
  block: 'tech',
  level: 3,
  attack: 3,
  keeper: 2,
  lasting: [mine.attack(1, ofTeam('Avengers'))],
});
