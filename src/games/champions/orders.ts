import type { Orderable } from '../../kernel/index.js';

/** What people may leave to an auto-reply. Partners may know what one holds, so it may hang on what is offered. */
export const orders: readonly Orderable[] = [
  { id: 'interrupt', reasons: ['interrupt'], answer: 'pass', window: true, card: 'offered' },
  { id: 'response', reasons: ['response'], answer: 'pass', window: true, card: 'offered' },
  {
    id: 'defend',
    reasons: ['defend'],
    answer: 'pass',
    window: true,
    below: { arg: 'attack', from: 1, to: 6 },
    card: 'asks',
  },
  { id: 'defend-another', reasons: ['defend another'], answer: 'pass', window: true, card: 'asks' },
  { id: 'may', reasons: ['may'], answer: 'no', card: 'asks' },
  { id: 'asked', reasons: ['asked'], answer: 'pass', window: true },
];
