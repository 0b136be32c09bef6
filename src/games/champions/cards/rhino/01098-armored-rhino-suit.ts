import {
  damageHere,
  discardsThis,
  forcedInterrupt,
  hostWouldBeDealtDamage,
  ifSo,
  instead,
  inTurn,
  putsDamageHere,
  toVillain,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01098', {
  name: 'Armored Rhino Suit',
  set: 'rhino',
  quantity: 1,
  traits: ['Armor'],
  attach: toVillain,
  abilities: [
    forcedInterrupt(hostWouldBeDealtDamage, {
      does: instead(inTurn(putsDamageHere, ifSo(damageHere(5), discardsThis))),
    }),
  ],
});
