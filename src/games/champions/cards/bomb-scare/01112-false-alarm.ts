import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01112', {
  name: 'False Alarm',
  set: 'bomb_scare',
  quantity: 2,
  boost: 1,
  text: 'When revealed: you are confused. Were you already, this surges.',
  abilities: [
    whenRevealed(function* (game) {
      if (!game.status.give(game.you.identity, 'confused')) game.reveal.surge();
    }),
  ],
});
