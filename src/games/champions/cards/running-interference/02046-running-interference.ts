import { chooses, eachPlayer, itself, places, spends, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02046', {
  name: 'Running Interference',
  set: 'running_interference',
  quantity: 1,
  boost: 1,
  threat: 1,
  perPlayer: true,
  crisis: true,
  abilities: [
    whenRevealed(eachPlayer(chooses({ spend: spends({ mental: 1, physical: 1 }), threat: places(2, itself) }))),
  ],
});
