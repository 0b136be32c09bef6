import { strongerIfShown } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST217', {
  hero: 'Thor',
  name: 'Forked Lightning',
  team: 'Avengers',
  factor: 'elemental',
  block: 'strength',
  level: 3,
  attack: 4,
  onPlay: strongerIfShown(3, ofHero('Storm')),
});
