import {
  attachesTo,
  damageItDealt,
  discardRandomCard,
  discardsThis,
  discardsTopPer,
  exhaustHero,
  forcedResponse,
  heroAction,
  hostAttacksYou,
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
    forcedResponse(hostAttacksYou, { does: discardsTopPer(damageItDealt) }),
    heroAction({ costs: [exhaustHero, discardRandomCard], does: discardsThis }),
  ],
});
