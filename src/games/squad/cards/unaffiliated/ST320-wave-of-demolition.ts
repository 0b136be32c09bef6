import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST320', {
  hero: 'Red Hulk',
  name: 'Wave of Demolition',
  team: null,
  factor: 'strength',
  block: 'animal',
  level: 7,
  attack: 5,
  onHit: {
    at: 2,
    does: custom('ST320', game => {
      const fallen = game.theirs.keepers.filter(() => game.coin.flip());
      game.keepers.destroyTogether(fallen);
    }),
  },
});
