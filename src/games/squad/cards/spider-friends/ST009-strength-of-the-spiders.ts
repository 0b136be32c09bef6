import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST009', {
  hero: 'Spider-Man',
  name: 'Strength of the Spiders',
  team: 'Spider-Friends',
  factor: 'strength',
  block: 'energy',
  level: 1,
  attack: 2,
  keeper: 2,
  lasting: [mine.attack(1, ofTeam('Spider-Friends'))],
});
