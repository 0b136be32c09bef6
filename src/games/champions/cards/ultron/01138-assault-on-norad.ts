import { eachGetsDrone, forcedResponse, placeHere, takeDrone, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const norad = { name: 'Assault on NORAD', set: 'ultron', quantity: 1 } as const;

export default [
  mainScheme('01138a', {
    ...norad,
    stage: '2A',
    text: "When revealed: each player's top card becomes a Drone.",
    abilities: [whenRevealed(eachGetsDrone)],
  }),
  mainScheme('01138b', {
    ...norad,
    stage: '2B',
    threat: 10,
    escalation: 1,
    text: 'Forced response: after step one of the villain phase places threat here, each player chooses: 2 threat here, or their top card becomes a Drone.',
    abilities: [
      forcedResponse('threat', {
        when: (look, { scheme, stepOne }) => stepOne && look.self.is(scheme),
        *does(game) {
          for (const seat of game.players.inOrder)
            yield* game.choose.either([placeHere(game, 2), takeDrone(game, seat)], seat);
        },
      }),
    ],
  }),
];
