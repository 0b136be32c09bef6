import { discardsForMinions, eachPlayer, whenDefeated } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02028', {
  name: 'Overrun',
  set: 'mutagen_formula',
  quantity: 2,
  boost: 1,
  threat: 1,
  perPlayer: true,
  acceleration: 2,
  abilities: [whenDefeated(eachPlayer(discardsForMinions(2, 'Goblin')))],
});
