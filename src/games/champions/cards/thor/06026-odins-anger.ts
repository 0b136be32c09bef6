import { discardsYours, gives, inTurn, obliges, yourIdentity } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('06026', {
  name: "Odin's Anger",
  set: 'thor',
  quantity: 1,
  boost: 2,
  abilities: [obliges('06001b', inTurn(discardsYours('06009'), gives('stunned', yourIdentity)))],
});
