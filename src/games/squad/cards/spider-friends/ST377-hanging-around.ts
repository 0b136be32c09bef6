import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST377', {
  hero: 'Spider-Man',
  name: 'Hanging Around',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'tech',
  level: 1,
  attack: 2,
  onPlay: strongerIfDeckTop(3, ofTeam('Spider-Friends')),
});
