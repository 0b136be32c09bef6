import { inTurn, playsTopOfDeck, returnsToHand } from '../../abilities/index.js';
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
  onHit: { at: 2, does: inTurn(returnsToHand, playsTopOfDeck(ofLevel(1))) },
});
