import { discardsOne, obliges, yourUpgradesWith } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01155', {
  name: 'Affairs of State',
  set: 'black_panther',
  quantity: 1,
  boost: 2,
  abilities: [obliges('01040b', discardsOne(yourUpgradesWith('Black Panther')))],
});
