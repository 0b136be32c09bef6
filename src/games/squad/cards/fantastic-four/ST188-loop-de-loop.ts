import { putsSelfOnDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST188', {
  hero: 'Mr. Fantastic',
  name: 'Loop de Loop',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'tech',
  level: 9,
  attack: 12,
  onHit: { at: 2, does: putsSelfOnDeck('top') },
});
