import { putsTopOfDiscardIntoPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST366', {
  hero: 'War Machine',
  name: 'Supporting Fire',
  team: 'Avengers',
  factor: 'tech',
  block: 'energy',
  level: 8,
  attack: 6,
  onHit: { at: 2, does: putsTopOfDiscardIntoPlay(ofTeam('Avengers')) },
});
