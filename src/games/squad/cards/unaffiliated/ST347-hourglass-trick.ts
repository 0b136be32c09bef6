import { attack } from '../../card.js';

export default attack('ST347', {
  hero: 'Dr. Strange',
  name: 'Hourglass Trick',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 3,
  attack: 3,
  text: "2 damage: you may put a Keeper on top of its owner's deck.",
  onHit: {
    at: 2,
    *does(game) {
      const [keeper] = yield* game.ask.mayKeepers(game.keepers.all, 'ask-deck-keeper');
      if (keeper !== undefined) game.keepers.putOnDeck(keeper);
    },
  },
});
