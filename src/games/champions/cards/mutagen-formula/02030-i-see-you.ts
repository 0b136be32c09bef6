import {
  addsIcon,
  boost,
  engagedWith,
  ifSo,
  villainAttacksUnboosted,
  whenRevealed,
  youAreAlterEgo,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02030', {
  name: 'I See You',
  set: 'mutagen_formula',
  quantity: 1,
  boost: 1,
  abilities: [whenRevealed(villainAttacksUnboosted(youAreAlterEgo)), boost(ifSo(engagedWith('Goblin'), addsIcon))],
});
