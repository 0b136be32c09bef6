import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01111', {
  name: 'Explosion',
  set: 'bomb_scare',
  quantity: 1,
  boost: 2,
  text: 'When revealed: as much damage as there is threat on Bomb Scare, shared out among heroes and allies. Without Bomb Scare this surges.',
  abilities: [
    whenRevealed(function* (game) {
      const scare = game.table.copyOf('01109');
      if (scare === undefined) game.reveal.surge();
      else yield* game.damage.assign(scare.threat, [...game.table.heroes, ...game.table.allies], game.players.first);
    }),
  ],
});
