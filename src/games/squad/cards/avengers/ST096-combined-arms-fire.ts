import { strongerPerKeeper } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST096', {
  hero: 'Iron Man',
  name: 'Combined Arms Fire',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 3,
  attack: 4,
  onPlay: strongerPerKeeper(2),
});
