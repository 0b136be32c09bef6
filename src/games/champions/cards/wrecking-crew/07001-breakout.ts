import {
  activates,
  anySideScheme,
  custom,
  forcedResponse,
  inTurn,
  places,
  setup,
  stepOneEnds,
} from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const breakout = { name: 'Breakout', set: 'wrecking_crew', quantity: 1 } as const;

export default [
  mainScheme('07001a', {
    ...breakout,
    stage: '1A',
    abilities: [setup(custom('07001a', game => game.villains.bringSchemes()))],
  }),
  mainScheme('07001b', {
    ...breakout,
    stage: '1B',
    threat: 6,
    escalation: 1,
    fixedEscalation: true,
    abilities: [
      forcedResponse(stepOneEnds, {
        does: inTurn(places(1, anySideScheme), activates('most')),
        foreseen: { activates: { extent: 'most', placed: 1 } },
      }),
    ],
  }),
];
