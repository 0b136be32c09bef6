import { attack } from '../../card.js';

export default attack('ST247', {
  hero: 'Mystique',
  name: 'Impersonate',
  team: 'Brotherhood',
  factor: 'energy',
  block: 'speed',
  level: 4,
  attack: 2,
  text: '2 damage: it stays in play as a copy of a Keeper of your choice.',
  onHit: {
    at: 2,
    *does(game) {
      const keeper = yield* game.ask.keeper(game.keepers.all, 'ask-copy');
      if (keeper !== null) game.attack.becomeCopyOf(keeper);
    },
  },
});
