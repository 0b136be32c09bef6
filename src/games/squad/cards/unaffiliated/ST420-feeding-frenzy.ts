import { andIsDestroyed, hits, trigger, type When } from '../../abilities/index.js';
import { attack } from '../../card.js';

/** This card counts as well, if it came into play this turn. */
const twoHaveDamagedThem: When = game => game.turn.damagers(game.them, { withThis: true }) >= 2;

export default attack('ST420', {
  hero: 'Reptil',
  name: 'Feeding Frenzy',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 2,
  attack: 2,
  text: 'Keeper at 2 damage. At the end of a turn in which two or more cards damaged your opponent, it hits for 4 and is destroyed.',
  keeper: 2,
  triggers: [trigger('turn end', twoHaveDamagedThem, andIsDestroyed(hits(4)))],
});
