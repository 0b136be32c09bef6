import { atStartOfTurn, hits, keepersInPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST591', {
  hero: 'Bullseye',
  name: 'Takes Two to Tango',
  team: null,
  factor: 'tech',
  block: 'elemental',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(hits(2), keepersInPlay(2))],
});
