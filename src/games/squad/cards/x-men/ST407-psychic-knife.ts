import { empty, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST407', {
  hero: 'Psylocke',
  name: 'Psychic Knife',
  team: 'X-Men',
  factor: ['speed', 'speed'],
  block: 'tech',
  level: 8,
  attack: 4,
  onPlay: strongerIf(2, empty('theirs', 'hand')),
});
