import { takesTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST367', {
  hero: 'Captain America',
  name: 'Always There for a Friend',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 3,
  attack: 4,
  onHit: { at: 2, does: takesTopOfDeck(ofHero('Falcon', 'Nick Fury')) },
});
