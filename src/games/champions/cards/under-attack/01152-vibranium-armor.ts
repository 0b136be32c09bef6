import {
  discardsThis,
  exhaustHero,
  forcedResponse,
  gives,
  heroAction,
  hostTakesDamage,
  itsHost,
  toVillain,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01152', {
  name: 'Vibranium Armor',
  set: 'under_attack',
  quantity: 1,
  traits: ['Armor'],
  boost: 1,
  attach: toVillain,
  abilities: [
    forcedResponse(hostTakesDamage, { does: gives('tough', itsHost) }),
    heroAction({ spend: { physical: 2 }, costs: [exhaustHero], does: discardsThis }),
  ],
});
