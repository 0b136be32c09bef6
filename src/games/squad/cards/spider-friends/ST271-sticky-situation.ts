import { atStartOfTurn, custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST271', {
  hero: 'Spider-Man',
  name: 'Sticky Situation',
  team: 'Spider-Friends',
  factor: 'tech',
  block: 'speed',
  level: 6,
  attack: 6,
  keeper: 2,
  triggers: [atStartOfTurn(custom('ST271', game => game.keepers.shuffleIn(game.keepers.all)))],
});
