import { attachesTo, discardsThis, forcedResponse, hostAttacksYou, villainNamed } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('07051', {
  name: 'Ramming Speed',
  set: 'bulldozer',
  quantity: 2,
  traits: ['Condition'],
  attack: 2,
  boost: 2,
  attach: attachesTo(villainNamed('Bulldozer')),
  alliesMustDefend: true,
  abilities: [forcedResponse(hostAttacksYou, { does: discardsThis, foreseen: { leaves: 'after' } })],
});
