import { heals, orSurges, theVillain, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01104', {
  name: 'Hard to Keep Down',
  set: 'rhino',
  quantity: 2,
  abilities: [whenRevealed(orSurges(heals(4, theVillain)))],
});
