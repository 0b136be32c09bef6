import { empty, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST268', {
  hero: 'Cyclops',
  name: 'Last Stand',
  team: 'X-Men',
  factor: ['energy', 'energy'],
  block: 'tech',
  level: 12,
  attack: 7,
  onPlay: strongerIf(3, empty('mine', 'deck')),
});
