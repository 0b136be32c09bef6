import { cannotLoseThreat, eachPlayer, getsDrones, itself, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const countdown = { name: 'Countdown to Oblivion', set: 'ultron', quantity: 1 } as const;

export default [
  mainScheme('01139a', {
    ...countdown,
    stage: '3A',
    abilities: [whenRevealed(eachPlayer(getsDrones()))],
  }),
  mainScheme('01139b', {
    ...countdown,
    stage: '3B',
    threat: 5,
    escalation: 1,
    bans: [cannotLoseThreat(itself)],
  }),
];
