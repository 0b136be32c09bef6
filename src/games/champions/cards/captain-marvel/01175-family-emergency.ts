import { gainsSurge, gives, inTurn, obliges, yourIdentity } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01175', {
  name: 'Family Emergency',
  set: 'captain_marvel',
  quantity: 1,
  boost: 2,
  abilities: [obliges('01010b', inTurn(gives('stunned', yourIdentity), gainsSurge))],
});
