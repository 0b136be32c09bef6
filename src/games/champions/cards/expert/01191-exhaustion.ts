import { exhausts, whenRevealed, yourIdentity } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01191', {
  name: 'Exhaustion',
  set: 'expert',
  quantity: 1,
  boost: 2,
  keywords: { surge: true },
  abilities: [whenRevealed(exhausts(yourIdentity))],
});
