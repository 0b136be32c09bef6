import {
  damages,
  forcedInterrupt,
  gives,
  thisAttacksYou,
  topCardDecides,
  you,
  yourIdentity,
} from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('09028', {
  name: 'Baron Mordo',
  set: 'doctor_strange_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Mystic'],
  scheme: 2,
  attack: 2,
  hitPoints: 5,
  boost: 2,
  abilities: [
    forcedInterrupt(thisAttacksYou, {
      does: topCardDecides({
        physical: gives('stunned', yourIdentity),
        energy: damages(2, you),
        mental: gives('confused', yourIdentity),
      }),
    }),
  ],
});
