import { getsDrones, minionsAttack, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01147', {
  name: 'Swarm Attack',
  set: 'ultron',
  quantity: 2,
  boost: 1,
  abilities: [whenRevealed(minionsAttack('Drone', 'yours', getsDrones()))],
});
