import type { CountingRules } from '../../kernel/index.js';

/** What statistics count, from the log. */
export const counting: CountingRules = {
  turn: 'log-turn',
  lines: {
    'log-turn': { what: 'turns' },
    'log-attack': { what: 'attacks' },
    'log-counter': { what: 'counters' },
    'log-power': { what: 'powers used' },
    'log-stunned': { what: 'heroes stunned' },
    'log-defeated': { what: 'heroes defeated' },
    'log-revived': { what: 'heroes revived' },
    'log-draw': { what: 'cards drawn', amount: 'count' },
  },
  played: ['log-play', 'log-counter', 'log-equip', 'log-reacts', 'log-power', 'log-use'],
};
