import { gives, inTurn, removesThreat, special, theVillain } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09033', {
  name: 'Images of Ikonn',
  set: 'doctor_strange_invocation_deck',
  quantity: 1,
  deckLimit: null,
  cost: 1,
  resources: {},
  traits: ['Invocation'],
  abilities: [special({ does: inTurn(gives('confused', theVillain), removesThreat(4)) })],
});
