import type { Orderable } from '../../kernel/index.js';

/**
 * What people may leave to an auto-reply. Counters and reactions are asked with any card in hand, whether or not one
 * fits (SM-15); powers, whenever what lies open lets them change anything (SM-C29).
 */
export const orders: readonly Orderable[] = [
  { id: 'counter', reasons: ['counter'], answer: 'give-in', window: true },
  { id: 'react', reasons: ['react'], answer: 'let-it', window: true },
  { id: 'leave-power', reasons: ['power'], answer: 'leave', card: 'asks', window: true },
  { id: 'use-power', reasons: ['power'], answer: 'use', card: 'asks' },
];
