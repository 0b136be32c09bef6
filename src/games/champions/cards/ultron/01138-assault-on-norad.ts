import {
  chooses,
  eachPlayer,
  forcedResponse,
  getsDrones,
  itself,
  places,
  stepOneThreatHere,
  whenRevealed,
} from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const norad = { name: 'Assault on NORAD', set: 'ultron', quantity: 1 } as const;

export default [
  mainScheme('01138a', {
    ...norad,
    stage: '2A',
    abilities: [whenRevealed(eachPlayer(getsDrones()))],
  }),
  mainScheme('01138b', {
    ...norad,
    stage: '2B',
    threat: 10,
    escalation: 1,
    abilities: [
      forcedResponse(stepOneThreatHere, {
        does: eachPlayer(chooses({ threat: places(2, itself), drone: getsDrones() })),
      }),
    ],
  }),
];
