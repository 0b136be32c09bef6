import { villainSchemesNow, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01186', {
  name: 'Advance',
  set: 'standard',
  quantity: 2,
  abilities: [whenRevealed(villainSchemesNow())],
});
