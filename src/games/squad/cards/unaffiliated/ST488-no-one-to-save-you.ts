import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST488', {
  hero: 'Abomination',
  name: 'No One to Save You...',
  team: null,
  factor: ['strength', 'strength'],
  block: 'animal',
  level: 9,
  attack: 4,
  text: 'Attack +3 if your opponent has no Keepers in play.',
  ...strongerIf(3, game => game.theirs.keepers.length === 0),
});
