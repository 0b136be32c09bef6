import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST542', {
  hero: 'Super-Skrull',
  name: 'Morphing & Torching',
  team: null,
  factor: ['elemental', 'elemental'],
  block: 'tech',
  level: 11,
  attack: 6,
  onPlay: strongerIfDeckTop(3, ofFactor('animal', 'energy')),
});
