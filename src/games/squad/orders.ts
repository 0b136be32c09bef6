import type { Orderable } from '../../kernel/index.js';

/** What people may leave to an auto-reply. All of it is asked with any card in hand, and hangs on what lies open (SQ-15). */
export const orders: readonly Orderable[] = [
  {
    id: 'block',
    reasons: ['block'],
    answer: 'take',
    window: true,
    below: { arg: 'amount', from: 2, to: 8 },
    card: 'asks',
  },
  { id: 'offers', reasons: ['play', 'put into play', 'reveal'], answer: 'pass', card: 'asks' },
];
