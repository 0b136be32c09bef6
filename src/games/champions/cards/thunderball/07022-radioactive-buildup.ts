import { attachesTo, discardsThis, forcedResponse, hostAttacks, villainNamed } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('07022', {
  name: 'Radioactive Buildup',
  set: 'thunderball',
  quantity: 1,
  traits: ['Condition'],
  attack: 3,
  boost: 3,
  attach: attachesTo(villainNamed('Thunderball')),
  excessOnScheme: true,
  abilities: [forcedResponse(hostAttacks, { does: discardsThis, foreseen: { leaves: 'after' } })],
});
