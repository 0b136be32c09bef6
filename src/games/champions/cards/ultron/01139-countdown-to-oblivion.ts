import { eachGetsDrone, itself, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const countdown = { name: 'Countdown to Oblivion', set: 'ultron', quantity: 1 } as const;

export default [
  mainScheme('01139a', {
    ...countdown,
    stage: '3A',
    text: "When revealed: each player's top card becomes a Drone.",
    abilities: [whenRevealed(eachGetsDrone)],
  }),
  mainScheme('01139b', {
    ...countdown,
    stage: '3B',
    threat: 5,
    escalation: 1,
    text: 'Its threat cannot be removed.',
    bans: [{ what: 'lose threat', of: itself }],
  }),
];
