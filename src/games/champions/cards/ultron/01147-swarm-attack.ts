import { anyDrone, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01147', {
  name: 'Swarm Attack',
  set: 'ultron',
  quantity: 2,
  boost: 1,
  text: 'When revealed: each Drone engaged with your hero attacks. If none does, your top card becomes a Drone.',
  abilities: [
    whenRevealed(function* (game) {
      const drones = game.you.isHero ? game.table.minionsOf(game.me).filter(one => anyDrone(game, one)) : [];
      if ((yield* game.activation.attackEach(drones)) === 0) yield* game.encounter.drone();
    }),
  ],
});
