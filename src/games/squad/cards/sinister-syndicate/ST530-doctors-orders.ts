import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST530', {
  hero: 'Dr. Octopus',
  name: "Doctor's Orders",
  team: 'Sinister Syndicate',
  factor: ['strength', 'strength'],
  block: 'tech',
  level: 9,
  attack: 4,
  onPlay: strongerIfDiscardTop(4, ofHero('Dr. Octopus', 'Dr. Doom', 'Dr. Strange')),
});
