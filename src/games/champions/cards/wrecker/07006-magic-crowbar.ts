import {
  attachesTo,
  discardRandomCard,
  discardsThis,
  exhaustHero,
  forcedResponse,
  heroAction,
  hostAttacks,
  placesOnExtreme,
  villainNamed,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('07006', {
  name: 'Magic Crowbar',
  set: 'wrecker',
  quantity: 1,
  unique: true,
  attack: 1,
  boost: 3,
  attach: attachesTo(villainNamed('Wrecker')),
  abilities: [
    forcedResponse(hostAttacks, { does: placesOnExtreme(1, 'least') }),
    heroAction({ costs: [exhaustHero, discardRandomCard], does: discardsThis }),
  ],
});
