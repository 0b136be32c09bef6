import {
  discardsThisAfterwards,
  forcedInterrupt,
  givesOverkill,
  hostAttacks,
  inTurn,
  toVillain,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01099', {
  name: 'Charge',
  set: 'rhino',
  quantity: 2,
  attack: 3,
  boost: 2,
  attach: toVillain,
  abilities: [
    forcedInterrupt(hostAttacks, {
      does: inTurn(givesOverkill, discardsThisAfterwards),
      foreseen: { leaves: 'after' },
    }),
  ],
});
