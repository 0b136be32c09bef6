import { inTurn, mayPlay, shufflesSelfIn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST260', {
  hero: 'Dr. Strange',
  name: 'Eternal Sorcery',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 11,
  attack: 11,
  onHit: { at: 3, does: inTurn(mayPlay(anyCard), shufflesSelfIn) },
});
