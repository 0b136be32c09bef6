import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01191', {
  name: 'Exhaustion',
  set: 'expert',
  quantity: 1,
  boost: 2,
  text: 'Surge. When revealed: exhaust your identity.',
  keywords: { surge: true },
  abilities: [
    whenRevealed(function* (game) {
      game.play.exhaust(game.you.identity);
    }),
  ],
});
