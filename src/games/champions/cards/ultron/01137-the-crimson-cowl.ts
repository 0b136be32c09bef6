import { eachGetsDrone, setup, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const cowl = { name: 'The Crimson Cowl', set: 'ultron', quantity: 1 } as const;

export default [
  mainScheme('01137a', {
    ...cowl,
    stage: '1A',
    text: 'Setup: Ultron Drones enters play.',
    abilities: [
      setup(function* (game) {
        const drones = yield* game.encounter.find(card => card.id === '01140');
        if (drones !== null) yield* game.encounter.putIntoPlay(drones);
      }),
    ],
  }),
  mainScheme('01137b', {
    ...cowl,
    stage: '1B',
    threat: 3,
    escalation: 1,
    text: "When revealed: each player's top card becomes a Drone.",
    abilities: [whenRevealed(eachGetsDrone)],
  }),
];
