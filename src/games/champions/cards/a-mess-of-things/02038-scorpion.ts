import { forcedResponse, stunsDamaged, thisDamages } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02038', {
  name: 'Scorpion',
  set: 'a_mess_of_things',
  quantity: 1,
  unique: true,
  scheme: 3,
  attack: 3,
  hitPoints: 7,
  boost: 2,
  keywords: { quickstrike: true },
  abilities: [forcedResponse(thisDamages, { does: stunsDamaged })],
});
