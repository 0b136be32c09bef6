import { whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01150', {
  name: "Ultron's Imperative",
  set: 'ultron',
  quantity: 1,
  boost: 3,
  threat: 2,
  perPlayer: true,
  hazard: true,
  text: "When revealed: the first player's top two cards become Drones. Hazard.",
  abilities: [
    whenRevealed(function* (game) {
      const { first } = game.players;
      for (let drone = 0; drone < 2; drone++) yield* game.encounter.drone(first);
    }),
  ],
});
