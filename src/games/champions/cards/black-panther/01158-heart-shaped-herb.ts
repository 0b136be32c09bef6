import { boost, villainGetsTough, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01158', {
  name: 'Heart-Shaped Herb',
  set: 'black_panther_nemesis',
  quantity: 1,
  boost: 1,
  text: 'Surge. When revealed: the villain and each minion engaged with you get a tough card. Boost: the villain gets a tough card.',
  keywords: { surge: true },
  abilities: [
    whenRevealed(function* (game) {
      for (const enemy of game.table.enemiesOf(game.me)) game.status.give(enemy, 'tough');
    }),
    boost(villainGetsTough),
  ],
});
