import { hitsAndGoes } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST470', {
  hero: 'Dr. Doom',
  name: 'Never Fail Me Again!',
  team: null,
  factor: 'tech',
  block: 'elemental',
  level: 3,
  attack: 5,
  text: '2 damage: one of your Keepers hits for 2 and is destroyed.',
  onHit: {
    at: 2,
    *does(game) {
      const keeper = yield* game.ask.keeper(game.mine.keepers, 'ask-hitter');
      if (keeper !== null) yield* hitsAndGoes(game, keeper, 2);
    },
  },
});
