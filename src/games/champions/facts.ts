import type { CountingRules } from '../../kernel/index.js';

/** What statistics count, from the log. Turns are rounds. */
export const counting: CountingRules = {
  turn: 'log-round',
  lines: {
    'log-play': { what: 'cards played' },
    'log-use': { what: 'abilities used' },
    'log-use-named': { what: 'abilities used' },
    'log-attack': { what: 'attacks' },
    'log-thwart': { what: 'thwarts' },
    'log-defend': { what: 'defenses' },
    'log-recover': { what: 'recoveries' },
    'log-form': { what: 'changes of form' },
    'log-draw': { what: 'cards drawn', amount: 'count' },
    'log-damage': { what: 'damage dealt', amount: 'amount' },
    'log-threat-removed': { what: 'threat removed', amount: 'amount' },
  },
  played: ['log-play'],
};
