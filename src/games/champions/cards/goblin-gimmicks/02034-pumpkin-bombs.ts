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

export default attachment('02034', {
  name: 'Pumpkin Bombs',
  set: 'goblin_gimmicks',
  quantity: 2,
  traits: ['Weapon'],
  boost: 2,
  attach: toVillain,
  abilities: [
    forcedResponse(hostAttacksYou, { does: inTurn(discardsThis, takesIndirect(2)) }),
    heroAction({ spend: { physical: 2 }, does: discardsThis }),
  ],
});
