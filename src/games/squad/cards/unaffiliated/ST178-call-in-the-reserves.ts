import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST178', {
  hero: 'Nick Fury',
  name: 'Call in the Reserves',
  team: null,
  factor: 'tech',
  block: 'energy',
  level: 9,
  attack: 4,
  onHit: { at: 2, does: playsTopOfDiscard(ofFactor('energy', 'strength')) },
});
