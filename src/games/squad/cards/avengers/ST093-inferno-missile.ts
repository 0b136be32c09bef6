import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST093', {
  hero: 'Iron Man',
  name: 'Inferno Missile',
  team: 'Avengers',
  factor: 'elemental',
  block: 'strength',
  level: 1,
  attack: 2,
  onPlay: strongerIfDeckTop(5, ofFactor('energy', 'tech')),
});
