import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01193', {
  name: 'Under Fire',
  set: 'expert',
  quantity: 1,
  boost: 3,
  text: 'Surge. When revealed: one encounter card more is revealed.',
  keywords: { surge: true },
  abilities: [
    whenRevealed(function* (game) {
      yield* game.reveal.top();
    }),
  ],
});
