import { anyDrone, eachGetsDrone, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01148', {
  name: 'Drone Factory',
  set: 'ultron',
  quantity: 1,
  boost: 2,
  threat: 4,
  acceleration: true,
  text: "When revealed: each player's top card becomes a Drone; then 1 threat here per Drone in play. Acceleration.",
  abilities: [
    whenRevealed(function* (game, event) {
      yield* eachGetsDrone(game, event);
      const drones = game.table.minions.filter(one => anyDrone(game, one)).length;
      yield* game.threat.placeHere(drones);
    }),
  ],
});
