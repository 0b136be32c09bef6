import {
  attachesTo,
  discardRandomCard,
  discardsThis,
  exhaustHero,
  forcedResponse,
  heroAction,
  hostAttacks,
  places,
  theMainScheme,
  villainNamed,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('07020', {
  name: 'Ball and Chain',
  set: 'thunderball',
  quantity: 1,
  unique: true,
  traits: ['Weapon'],
  attack: 1,
  boost: 3,
  attach: attachesTo(villainNamed('Thunderball')),
  abilities: [
    forcedResponse(hostAttacks, { does: places(1, theMainScheme), foreseen: { threat: { least: 1, most: 1 } } }),
    heroAction({ costs: [exhaustHero, discardRandomCard], does: discardsThis }),
  ],
});
