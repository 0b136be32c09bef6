import { action, anyIdentity, healsOne, orIf, paidWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06033', {
  name: 'Second Wind',
  aspect: 'protection',
  quantity: 3,
  cost: 3,
  resources: { mental: 1 },
  asks: 'mental',
  abilities: [action({ does: healsOne(orIf(4, paidWith('mental'), 5), anyIdentity) })],
});
