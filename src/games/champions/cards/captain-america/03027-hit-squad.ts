import { eachPlayer, takesTopBoost, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('03027', {
  name: 'Hit Squad',
  set: 'captain_america_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  perPlayer: true,
  acceleration: true,
  abilities: [whenRevealed(eachPlayer(takesTopBoost))],
});
