import { playsTopOfTheirDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST540', {
  hero: 'Mystique',
  name: 'Shapechange',
  team: 'Brotherhood',
  factor: 'energy',
  block: 'tech',
  level: 6,
  attack: 6,
  text: "2 damage: turn up your opponent's top card; play it if it is X-Men and your power allows.",
  onHit: { at: 2, does: playsTopOfTheirDeck(ofTeam('X-Men')) },
});
