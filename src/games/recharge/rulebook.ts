import { rulebookOf } from '../../kernel/index.js';

/**
 * The rules that log lines name and people look up. Words: `rule-<id>` is the title; its attributes are `.text`, our
 * own explanation, and `.source`, where the rule stands. Below: the texts on cards that a rule explains.
 */
export const rulebook = rulebookOf(
  [
    'start',
    'attach',
    'turned',
    'two-colours',
    'teamwork',
    'rating',
    'special',
    'deck',
    'counters',
    'setup',
    'draw',
    'pass',
    'battle',
    'venture',
    'concede',
    'pass-in-battle',
    'out-of-cards',
    'sixth-card',
    'victory-pile',
    'winning',
    'replace',
    'hand-limit',
    'ante',
    'many',
    'giving-up',
    'stalemate',
    'sprint',
  ],
  { rating: ['fact-plus', 'fact-two-points'] },
);
