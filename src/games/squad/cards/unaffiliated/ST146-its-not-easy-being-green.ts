import { strongerIfShown } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST146', {
  hero: 'Hulk',
  name: "It's Not Easy Being Green...",
  team: null,
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 2,
  onPlay: strongerIfShown(4, ofHero('Abomination', 'Hulk', 'She-Hulk')),
});
