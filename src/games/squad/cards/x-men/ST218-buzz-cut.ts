import { attack } from '../../card.js';

export default attack('ST218', {
  hero: 'Wolverine',
  name: 'Buzz Cut',
  team: 'X-Men',
  factor: 'animal',
  block: 'strength',
  level: 6,
  attack: 5,
  text: "2 damage: return up to two Keepers, anyone's, to their owners' hands.",
  onHit: {
    at: 2,
    *does(game) {
      for (const keeper of yield* game.ask.mayKeepers(game.keepers.all, 'ask-return-keepers', 2))
        game.keepers.returnToHand(keeper);
    },
  },
});
