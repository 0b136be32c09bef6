import { adds, theVillain } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01127', {
  name: 'The "Immortal" Klaw',
  set: 'klaw',
  quantity: 1,
  threat: 3,
  perPlayer: true,
  acceleration: true,
  modifies: [adds('hitPoints', 10, theVillain)],
});
