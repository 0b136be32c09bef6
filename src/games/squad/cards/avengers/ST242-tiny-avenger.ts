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
  text: 'Attack +3 if an Avengers card tops your discard pile.',
  ...strongerIfDiscardTop(3, ofTeam('Avengers')),
});
