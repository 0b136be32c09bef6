import {
  boost,
  discardsEncounter,
  forcedResponse,
  iconsDiscarded,
  per,
  takesIndirect,
  thisAttacksYou,
} from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02042', {
  name: 'Electro',
  set: 'power_drain',
  quantity: 1,
  unique: true,
  traits: ['Criminal'],
  scheme: 2,
  attack: 2,
  hitPoints: 6,
  boost: 2,
  abilities: [
    forcedResponse(thisAttacksYou, { does: discardsEncounter(1, takesIndirect(per(1, iconsDiscarded))) }),
    boost(discardsEncounter(3)),
  ],
});
