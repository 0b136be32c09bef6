import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST449', {
  hero: 'Gambit',
  name: 'Pull the Ace',
  team: 'X-Men',
  factor: 'speed',
  block: 'elemental',
  level: 3,
  attack: 3,
  text: '2 damage: turn up your top card; a Strength or Energy card hits for 4, then it is discarded.',
  onHit: {
    at: 2,
    *does(game) {
      yield* game.hit.topOfDeck(ofFactor('strength', 'energy'), 4);
    },
  },
});
