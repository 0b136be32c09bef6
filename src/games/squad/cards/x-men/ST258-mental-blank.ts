import { theyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST258', {
  hero: 'Jean Grey',
  name: 'Mental Blank',
  team: 'X-Men',
  factor: 'energy',
  block: 'tech',
  level: 7,
  attack: 2,
  onHit: { at: 2, does: theyDiscard(2) },
});
