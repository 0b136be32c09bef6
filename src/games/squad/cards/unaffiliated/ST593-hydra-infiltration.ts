import { pierces } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST593', {
  hero: 'HYDRA Agent',
  name: 'HYDRA Infiltration',
  team: null,
  factor: 'tech',
  block: 'animal',
  level: 4,
  attack: 4,
  onPlay: pierces,
});
