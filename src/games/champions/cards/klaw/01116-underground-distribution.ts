import { setup, turnsUpMinion, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const underground = { name: 'Underground Distribution', set: 'klaw', quantity: 1 } as const;

export default [
  mainScheme('01116a', {
    ...underground,
    stage: '1A',
    text: 'Setup: look for Defense Network in the encounter deck, and reveal it.',
    abilities: [
      setup(function* (game) {
        const network = yield* game.encounter.find(card => card.id === '01125', false);
        if (network !== null) yield* game.reveal.card(network);
      }),
    ],
  }),
  mainScheme('01116b', {
    ...underground,
    stage: '1B',
    threat: 6,
    escalation: 1,
    text: 'When revealed: discard from the encounter deck until there is a minion: it engages the first player.',
    abilities: [whenRevealed(turnsUpMinion())],
  }),
];
