import { healsOrSurges, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01104', {
  name: 'Hard to Keep Down',
  set: 'rhino',
  quantity: 2,
  text: 'When revealed: Rhino heals 4. If that heals nothing, this surges.',
  abilities: [whenRevealed(healsOrSurges(() => 4))],
});
