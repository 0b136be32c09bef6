import { ifHeads, stronger } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST385', {
  hero: 'Scarlet Witch',
  name: 'Flower Power',
  team: 'Avengers',
  factor: 'elemental',
  block: 'energy',
  level: 3,
  attack: 3,
  onPlay: ifHeads(stronger(6)),
});
