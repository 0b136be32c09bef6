import {
  adds,
  attachesTo,
  discardsThis,
  itsHost,
  response,
  villainNamed,
  yourHeroAttacksHost,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('07035', {
  name: 'Distracting Taunts',
  set: 'piledriver',
  quantity: 2,
  boost: 2,
  attach: attachesTo(villainNamed('Piledriver')),
  modifies: [adds('hitPoints', 3, itsHost)],
  taunts: true,
  abilities: [response(yourHeroAttacksHost, { spend: { physical: 2 }, does: discardsThis })],
});
