import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST012', {
  hero: 'Spider-Man',
  name: 'Fancy Footwork',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'energy',
  level: 9,
  attack: 6,
  text: '2 damage: take this card back into hand, then turn up your top card; play it if its level is 1.',
  onHit: {
    at: 2,
    *does(game) {
      game.attack.returnToHand();
      yield* game.play.topOfDeck(ofLevel(1));
    },
  },
});
