import type { Orderable } from '../../kernel/index.js';

/** What people may leave to an auto-reply: a counter is offered to everyone who still has one, which all can see. */
export const orders: readonly Orderable[] = [{ id: 'venture', reasons: ['venture'], answer: 'keep', window: true }];
