import { text } from '../../../../kernel/index.js';
import { eachGetsDrone, forcedResponse, whenRevealed } from '../../abilities/index.js';
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
        when: (look, { scheme, stepOne }) => stepOne && look.isThis(scheme),
        *does(game, { scheme }) {
          for (const seat of game.players) {
            const here = game.match.find(scheme);
            yield* game.either(
              [
                {
                  key: 'threat',
                  label: text('way-threat', { amount: 2, card: { card: '01138b' } }),
                  able: here !== undefined,
                  *does() {
                    if (here !== undefined) yield* game.placeThreat(here, 2);
                  },
                },
                { key: 'drone', label: text('way-drone'), does: () => game.drone(seat) },
              ],
              seat,
            );
          }
        },
      }),
    ],
  }),
];
