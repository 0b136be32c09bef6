import type { CountingRules } from '../../kernel/index.js';

/** What statistics count, from the log. */
export const counting: CountingRules = {
  turn: 'log-turn',
  lines: {
    'log-turn': { what: 'turns' },
    'log-attack': { what: 'attacks' },
    'log-concede': { what: 'battles conceded' },
    'log-concede-hand': { what: 'rounds conceded' },
    'log-collect': { what: 'points won', amount: 'points' },
    'log-venture': { what: 'points ventured', amount: 'value' },
    'log-draw': { what: 'cards drawn', amount: 'count' },
  },
  played: ['log-start', 'log-attach'],
};
