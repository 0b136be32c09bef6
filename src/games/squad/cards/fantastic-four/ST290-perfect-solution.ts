import { afterMyAttack, draws } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST290', {
  hero: 'Mr. Fantastic',
  name: 'Perfect Solution',
  team: 'Fantastic Four',
  factor: 'tech',
  block: 'elemental',
  level: 6,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('Fantastic Four') }, draws(1))],
});
