import { gainsSurge, villainAttacks, whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01187', {
  name: 'Assault',
  set: 'standard',
  quantity: 2,
  text: 'When revealed, alter-ego: this surges. Hero: the villain attacks you.',
  abilities: [whenRevealedAlterEgo(gainsSurge), whenRevealedHero(villainAttacks)],
});
