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
  text: '2 damage: turn up your top card; play it if its level is 1.',
  onHit: { at: 2, does: playsTopOfDeck(ofLevel(1)) },
});
