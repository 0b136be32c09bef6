import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST329', {
  hero: 'Spider-Man',
  name: 'One-Two Punch',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'speed',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: mayPlay(ofLevel(1), 2) },
});
