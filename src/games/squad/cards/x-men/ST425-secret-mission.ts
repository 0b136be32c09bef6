import { attack } from '../../card.js';
import { levelUpTo, ofHero } from '../../filters.js';

export default attack('ST425', {
  hero: 'Gambit',
  name: 'Secret Mission',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 5,
  attack: 5,
  text: '2 damage: turn up your top card. If it is Rogue, take this card back into hand; if Gambit, destroy a Keeper of your opponent, up to level 8.',
  onHit: {
    at: 2,
    *does(game) {
      const top = game.reveal.top();
      if (top === null) return;
      if (ofHero('Rogue')(game.card(top))) game.attack.returnToHand();
      if (ofHero('Gambit')(game.card(top))) yield* game.keepers.destroyTheirs(levelUpTo(8));
    },
  },
});
