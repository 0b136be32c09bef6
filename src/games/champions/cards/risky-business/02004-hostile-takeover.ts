import {
  countersOn,
  discardsTop,
  eachPlayer,
  inTurn,
  perPlayer,
  placesCounters,
  searchesIntoPlay,
  setup,
  theCard,
  whenCompleted,
  x,
} from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const takeover = { name: 'Hostile Takeover', set: 'risky_business', quantity: 1 } as const;

export default [
  mainScheme('02004a', {
    ...takeover,
    stage: '1A',
    abilities: [setup(searchesIntoPlay(theCard('02006a'), 'into-play'))],
  }),
  mainScheme('02004b', {
    ...takeover,
    stage: '1B',
    begins: 2,
    threat: 7,
    escalation: 1,
    abilities: [
      whenCompleted(
        inTurn(
          placesCounters(perPlayer(1), { card: '02006a', kind: 'infamy' }),
          eachPlayer(discardsTop(x(countersOn('02006a')))),
        ),
      ),
    ],
  }),
];
