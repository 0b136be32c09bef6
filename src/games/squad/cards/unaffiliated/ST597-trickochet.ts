import { attack } from '../../card.js';

export default attack('ST597', {
  hero: 'Bullseye',
  name: 'Trickochet',
  team: null,
  factor: 'speed',
  block: 'strength',
  level: 5,
  attack: 4,
  text: 'Name a factor: no card of that factor blocks it.',
  *onPlay(game) {
    game.attack.cannotBeBlockedBy(yield* game.name.factor());
  },
});
