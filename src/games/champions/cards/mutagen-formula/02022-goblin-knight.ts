import {
  boost,
  discardsForMinions,
  forcedResponse,
  shufflesThisInAfterwards,
  thisAttacksYou,
} from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02022', {
  name: 'Goblin Knight',
  set: 'mutagen_formula',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Goblin'],
  scheme: 2,
  attack: 2,
  hitPoints: 7,
  boost: 2,
  abilities: [
    forcedResponse(thisAttacksYou, { does: discardsForMinions(1, 'Goblin') }),
    boost(shufflesThisInAfterwards),
  ],
});
