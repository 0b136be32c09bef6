import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST159', {
  hero: 'Thing',
  name: "Three's Company",
  team: 'Fantastic Four',
  factor: 'strength',
  block: 'speed',
  level: 2,
  attack: 3,
  onPlay: strongerIfDeckTop(5, ofFactor('energy', 'tech')),
});
