import type { Orderable } from '../../kernel/index.js';

/** What people may leave to a standing order. Both are asked with any card in hand, whether or not one fits (SM-15). */
export const orders: readonly Orderable[] = [
  { id: 'counter', reasons: ['counter'], answer: 'give-in', window: true },
  { id: 'react', reasons: ['react'], answer: 'let-it', window: true },
];
