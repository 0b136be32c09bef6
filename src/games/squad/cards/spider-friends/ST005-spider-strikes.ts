import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST005', {
  hero: 'Spider-Man',
  name: 'Spider-Strikes',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'strength',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: playsTopOfDeck(ofLevel(1)) },
});
