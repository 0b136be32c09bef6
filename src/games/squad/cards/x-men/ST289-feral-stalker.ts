import { draws } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST289', {
  hero: 'Wolverine',
  name: 'Feral Stalker',
  team: 'X-Men',
  factor: 'animal',
  block: 'elemental',
  level: 7,
  attack: 5,
  onHit: { at: 2, does: draws(1) },
});
