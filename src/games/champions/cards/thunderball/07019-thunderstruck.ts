import { friendly, gives, whenFull } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('07019', {
  name: 'Thunderstruck',
  set: 'thunderball',
  quantity: 1,
  threat: 5,
  signature: true,
  abilities: [whenFull('Gamma Blast', gives('stunned', friendly))],
});
