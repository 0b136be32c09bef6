import { draws } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST085', {
  hero: 'Black Panther',
  name: 'Animal Instinct',
  team: 'Avengers',
  factor: 'animal',
  block: 'tech',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: draws(1) },
});
