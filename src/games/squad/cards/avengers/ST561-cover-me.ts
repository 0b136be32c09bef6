import { strongerIfShown } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST561', {
  hero: 'Captain America',
  name: 'Cover Me!',
  team: 'Avengers',
  factor: 'strength',
  block: 'elemental',
  level: 2,
  attack: 3,
  onPlay: strongerIfShown(3, ofHero('Falcon', 'Nick Fury')),
});
