import { exhausts, obliges, yourUpgrades } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01170', {
  name: 'Business Problems',
  set: 'iron_man',
  quantity: 1,
  boost: 2,
  abilities: [obliges('01029b', exhausts(yourUpgrades))],
});
