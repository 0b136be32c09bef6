import { empty, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST492', {
  hero: 'Sabretooth',
  name: 'Solo Stalker',
  team: 'Brotherhood',
  factor: ['animal', 'animal'],
  block: 'strength',
  level: 8,
  attack: 4,
  onPlay: strongerIf(2, empty('mine', 'keepers')),
});
