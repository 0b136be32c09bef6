import { atStartOfTurn, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST591', {
  hero: 'Bullseye',
  name: 'Takes Two to Tango',
  team: null,
  factor: 'tech',
  block: 'elemental',
  level: 2,
  attack: 2,
  text: 'Keeper at 2 damage. At the start of your turn, with exactly two Keepers in play, whoever has them, it hits for 2.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(2), game => game.keepers.all.length === 2)],
});
