import { gainsSurge, villainAttacks, whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01187', {
  name: 'Assault',
  set: 'standard',
  quantity: 2,
  abilities: [whenRevealedAlterEgo(gainsSurge), whenRevealedHero(villainAttacks())],
});
