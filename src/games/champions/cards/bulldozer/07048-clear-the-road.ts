import { discardsTop, eachPlayer, whenFull } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('07048', {
  name: 'Clear the Road',
  set: 'bulldozer',
  quantity: 1,
  threat: 4,
  signature: true,
  abilities: [whenFull('Charge!', eachPlayer(discardsTop(10)))],
});
