import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST597', {
  hero: 'Bullseye',
  name: 'Trickochet',
  team: null,
  factor: 'speed',
  block: 'strength',
  level: 5,
  attack: 4,
  onPlay: custom('ST597', function* (game) {
    game.attack.cannotBeBlockedBy(yield* game.name.factor());
  }),
});
