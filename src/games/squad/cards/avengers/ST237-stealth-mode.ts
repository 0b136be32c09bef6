import { pierces } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST237', {
  hero: 'Iron Man',
  name: 'Stealth Mode',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 7,
  attack: 6,
  onPlay: pierces,
});
