import type { Orderable } from '../../kernel/index.js';

/** What people may leave to a standing order: a counter is offered whoever still has one, which all can see. */
export const orders: readonly Orderable[] = [{ id: 'venture', reasons: ['venture'], answer: 'keep', window: true }];
