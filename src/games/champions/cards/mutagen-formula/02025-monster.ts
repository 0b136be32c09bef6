import {
  boost,
  damages,
  gives,
  ifCannot,
  shufflesThisInAfterwards,
  whenRevealed,
  you,
  yourIdentity,
} from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02025', {
  name: 'Monster',
  set: 'mutagen_formula',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Goblin'],
  scheme: 1,
  attack: 3,
  hitPoints: 6,
  boost: 2,
  abilities: [whenRevealed(ifCannot(gives('stunned', yourIdentity), damages(2, you))), boost(shufflesThisInAfterwards)],
});
