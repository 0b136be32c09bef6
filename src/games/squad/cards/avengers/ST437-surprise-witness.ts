import { playsTopOfDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST437', {
  hero: 'She-Hulk',
  name: 'Surprise Witness',
  team: 'Avengers',
  factor: 'tech',
  block: 'elemental',
  level: 5,
  attack: 2,
  text: '2 damage: play the top card of your discard pile if it is a Hulk or She-Hulk card and your power allows.',
  onHit: { at: 2, does: playsTopOfDiscard(ofHero('Hulk', 'She-Hulk')) },
});
