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
      const scare = game.copyOf('01109');
      if (scare === undefined) game.surge();
      else yield* game.assign([...game.heroes, ...game.allies], scare.threat, game.state.first);
    }),
  ],
});
