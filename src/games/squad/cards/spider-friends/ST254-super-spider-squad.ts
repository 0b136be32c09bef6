import { strongerIfShown } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST254', {
  hero: 'Spider-Woman',
  name: 'Super Spider Squad',
  team: 'Spider-Friends',
  factor: 'strength',
  block: 'elemental',
  level: 1,
  attack: 2,
  onPlay: strongerIfShown(3, ofTeam('Spider-Friends')),
});
