import { whenAKeeperDamagesMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST246', {
  hero: 'Invisible Woman',
  name: 'Invisible Wall',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'tech',
  level: 7,
  attack: 2,
  text: 'Keeper at 2 damage. When a Keeper damages you, that Keeper is destroyed.',
  keeper: 2,
  triggers: [
    whenAKeeperDamagesMe(function* (game, event) {
      const keeper = game.keepers.of(event);
      if (keeper !== null) game.keepers.destroy(keeper);
    }),
  ],
});
