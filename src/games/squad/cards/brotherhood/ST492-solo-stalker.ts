import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST492', {
  hero: 'Sabretooth',
  name: 'Solo Stalker',
  team: 'Brotherhood',
  factor: ['animal', 'animal'],
  block: 'strength',
  level: 8,
  attack: 4,
  text: 'Attack +2 if you have no Keepers in play.',
  ...strongerIf(2, game => game.mine.keepers.length === 0),
});
