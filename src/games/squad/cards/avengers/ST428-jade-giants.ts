import { empty, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST428', {
  hero: 'Hulk & She-Hulk',
  name: 'Jade Giants',
  team: 'Avengers',
  factor: ['strength', 'animal'],
  block: 'tech',
  level: 8,
  attack: 4,
  onPlay: strongerIf(5, empty('mine', 'hand')),
});
