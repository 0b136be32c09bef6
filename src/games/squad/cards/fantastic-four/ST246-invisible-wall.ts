import { custom, whenAKeeperDamagesMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST246', {
  hero: 'Invisible Woman',
  name: 'Invisible Wall',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'tech',
  level: 7,
  attack: 2,
  keeper: 2,
  triggers: [
    whenAKeeperDamagesMe(
      custom('ST246', (game, event) => {
        const keeper = game.keepers.of(event);
        if (keeper !== null) game.keepers.destroy(keeper);
      }),
    ),
  ],
});
