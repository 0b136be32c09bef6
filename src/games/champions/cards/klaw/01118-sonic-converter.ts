import {
  discardsThis,
  forcedResponse,
  heroAction,
  hostDamages,
  stunsDamaged,
  toVillain,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01118', {
  name: 'Sonic Converter',
  set: 'klaw',
  quantity: 1,
  unique: true,
  traits: ['Weapon'],
  attack: 1,
  boost: 3,
  attach: toVillain,
  abilities: [
    forcedResponse(hostDamages, { does: stunsDamaged }),
    heroAction({ spend: { energy: 1, mental: 1, physical: 1 }, does: discardsThis }),
  ],
});
