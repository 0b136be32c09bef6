import { hits, whenIPutAnotherIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST004', {
  hero: 'Iron Man',
  name: 'Arms Race',
  team: 'Avengers',
  factor: 'tech',
  block: 'elemental',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [whenIPutAnotherIntoPlay(hits(1))],
});
