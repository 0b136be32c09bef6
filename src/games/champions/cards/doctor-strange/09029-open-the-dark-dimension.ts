import { putsTopOfSecondHere, shufflesSecondBack, whenDefeated, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('09029', {
  name: 'Open the Dark Dimension',
  set: 'doctor_strange_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  perPlayer: true,
  acceleration: true,
  abilities: [whenRevealed(putsTopOfSecondHere), whenDefeated(shufflesSecondBack)],
});
