import { rulebookOf } from '../../kernel/index.js';

/**
 * The rules that log lines name and people look up. Words: `rule-<id>` is the title; its attributes are `.text`, our
 * own explanation, and `.source`, where the rule stands.
 */
export const rulebook = rulebookOf([
  'goal',
  'types',
  'stack',
  'deck',
  'setup',
  'turn',
  'refill',
  'effect',
  'reshuffle',
  'smash',
  'counter',
  'stunned',
  'defeated',
  'revived',
  'power',
  'places',
  'card',
  'story',
  'super',
  'team-up',
  'loot',
  'reaction',
  'retire',
  'discard',
  'own-loss',
  'extra',
  'missed',
  'elimination',
  'stalemate',
  'quick',
]);
