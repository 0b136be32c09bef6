import { damages, friendly, whenFull } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('07004', {
  name: 'Day of Reckoning',
  set: 'wrecker',
  quantity: 1,
  threat: 6,
  signature: true,
  abilities: [whenFull('Hard Hitter', damages(2, friendly))],
});
