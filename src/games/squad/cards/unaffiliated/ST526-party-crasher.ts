import { attack } from '../../card.js';

export default attack('ST526', {
  hero: 'Lizardling',
  name: 'Party Crasher',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 3,
  attack: 4,
  text: "2 damage: you may return a Keeper to its owner's hand.",
  onHit: {
    at: 2,
    *does(game) {
      const [keeper] = yield* game.ask.mayKeepers(game.keepers.all, 'ask-return-keeper');
      if (keeper !== undefined) game.keepers.returnToHand(keeper);
    },
  },
});
