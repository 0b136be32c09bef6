import { attack } from '../../card.js';
import { levelUpTo, ofHero } from '../../filters.js';

export default attack('ST551', {
  hero: 'Cyclops',
  name: 'Rapid Fire',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 7,
  attack: 6,
  text: '2 damage: destroy a Keeper of your opponent, up to level 7. If you did, you may play a card of Jean Grey, Phoenix or Emma Frost.',
  onHit: {
    at: 2,
    *does(game) {
      if (yield* game.keepers.destroyTheirs(levelUpTo(7)))
        yield* game.play.fromHand(ofHero('Jean Grey', 'Phoenix', 'Emma Frost'));
    },
  },
});
