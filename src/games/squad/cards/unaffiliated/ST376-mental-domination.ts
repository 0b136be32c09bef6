import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST376', {
  hero: 'Onslaught',
  name: 'Mental Domination',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 14,
  attack: 6,
  onHit: {
    at: 3,
    does: custom('ST376', game => {
      for (const keeper of [...game.theirs.keepers]) game.keepers.takeControl(keeper);
    }),
  },
});
