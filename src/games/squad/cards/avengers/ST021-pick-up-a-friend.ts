import { attack } from '../../card.js';

export default attack('ST021', {
  hero: 'Giant-Man',
  name: 'Pick Up a Friend',
  team: 'Avengers',
  factor: 'strength',
  block: 'tech',
  level: 3,
  attack: 5,
  text: '2 damage: take one of your Keepers back into hand.',
  onHit: {
    at: 2,
    *does(game) {
      const keeper = yield* game.ask.keeper(game.mine.keepers, 'ask-return-mine');
      if (keeper !== null) game.keepers.returnToHand(keeper);
    },
  },
});
