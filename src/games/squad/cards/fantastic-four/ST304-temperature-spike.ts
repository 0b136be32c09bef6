import { hits, whenTheirsIsDestroyed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST304', {
  hero: 'Human Torch',
  name: 'Temperature Spike',
  team: 'Fantastic Four',
  factor: 'elemental',
  block: 'energy',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [whenTheirsIsDestroyed(hits(1))],
});
