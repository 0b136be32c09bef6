import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01105', {
  name: '"I\'m Tough"',
  set: 'rhino',
  quantity: 2,
  text: 'When revealed: Rhino gets a tough card. Had he one already, this surges.',
  abilities: [
    whenRevealed(function* (game) {
      if (!game.status.give(game.table.villain, 'tough')) game.reveal.surge();
    }),
  ],
});
