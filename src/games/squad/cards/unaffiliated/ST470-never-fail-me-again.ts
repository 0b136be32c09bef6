import { oneHitsAndGoes } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST470', {
  hero: 'Dr. Doom',
  name: 'Never Fail Me Again!',
  team: null,
  factor: 'tech',
  block: 'elemental',
  level: 3,
  attack: 5,
  onHit: { at: 2, does: oneHitsAndGoes('mine', 2) },
});
