import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { isTeamUp } from '../../filters.js';

export default attack('ST564', {
  hero: 'Captain America',
  name: 'Call for Backup',
  team: 'Avengers',
  factor: 'strength',
  block: 'tech',
  level: 1,
  attack: 2,
  onPlay: strongerIfDeckTop(5, isTeamUp),
});
