import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST068', {
  hero: 'Wolverine',
  name: 'Snikkity Snikt',
  team: 'X-Men',
  factor: 'speed',
  block: 'tech',
  level: 3,
  attack: 3,
  onHit: { at: 2, does: mayPlay(ofFactor('animal')) },
});
