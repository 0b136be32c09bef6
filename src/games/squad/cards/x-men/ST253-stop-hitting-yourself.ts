import { attack } from '../../card.js';

export default attack('ST253', {
  hero: 'Jean Grey',
  name: 'Stop Hitting Yourself!',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 9,
  attack: 7,
  text: "2 damage: your opponent's Keepers, oldest first, each hit their own side for 2.",
  onHit: {
    at: 2,
    *does(game) {
      for (const keeper of [...game.theirs.keepers]) yield* game.hit.keeper(keeper, 2);
    },
  },
});
