import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST242', {
  hero: 'Wasp',
  name: 'Tiny Avenger',
  team: 'Avengers',
  factor: 'elemental',
  block: 'speed',
  level: 2,
  attack: 3,
  onPlay: strongerIfDiscardTop(3, ofTeam('Avengers')),
});
