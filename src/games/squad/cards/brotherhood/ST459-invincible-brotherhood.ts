import { attack } from '../../card.js';
import { anyCard, ofTeam } from '../../filters.js';

export default attack('ST459', {
  hero: 'Magneto',
  name: 'Invincible Brotherhood',
  team: 'Brotherhood',
  factor: 'elemental',
  block: 'tech',
  level: 11,
  attack: 7,
  text: '2 damage: destroy a Keeper of your opponent. If you did, turn up your top card; play it if it is Brotherhood and your power allows.',
  onHit: {
    at: 2,
    *does(game) {
      if (yield* game.keepers.destroyTheirs(anyCard)) yield* game.play.topOfDeck(ofTeam('Brotherhood'));
    },
  },
});
