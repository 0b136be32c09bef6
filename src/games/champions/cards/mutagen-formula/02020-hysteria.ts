import {
  discardsThis,
  forcedInterrupt,
  getsBoost,
  heroAction,
  hostAttacks,
  hostSchemes,
  toVillain,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('02020', {
  name: 'Hysteria',
  set: 'mutagen_formula',
  quantity: 1,
  traits: ['Condition'],
  boost: 1,
  attach: toVillain,
  abilities: [
    forcedInterrupt(hostSchemes, { does: getsBoost }),
    forcedInterrupt(hostAttacks, { does: getsBoost }),
    heroAction({ spend: { mental: 2 }, does: discardsThis }),
  ],
});
