import {
  attachesTo,
  damageItDealt,
  discardRandomCard,
  discardsThis,
  discardsTop,
  exhaustHero,
  forcedResponse,
  heroAction,
  hostAttacksYou,
  per,
  villainNamed,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('07049', {
  name: "Bulldozer's Helmet",
  set: 'bulldozer',
  quantity: 1,
  unique: true,
  traits: ['Armor'],
  attack: 1,
  boost: 3,
  attach: attachesTo(villainNamed('Bulldozer')),
  abilities: [
    forcedResponse(hostAttacksYou, { does: discardsTop(per(1, damageItDealt)) }),
    heroAction({ costs: [exhaustHero, discardRandomCard], does: discardsThis }),
  ],
});
