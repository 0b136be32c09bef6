import {
  discardsThis,
  forcedResponse,
  heroAction,
  hostAttacksYou,
  inTurn,
  takesIndirect,
  toVillain,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('02021', {
  name: 'Pumpkin Bombs',
  set: 'mutagen_formula',
  quantity: 1,
  traits: ['Weapon'],
  boost: 2,
  attach: toVillain,
  abilities: [
    forcedResponse(hostAttacksYou, { does: inTurn(discardsThis, takesIndirect(2)) }),
    heroAction({ spend: { physical: 2 }, does: discardsThis }),
  ],
});
