import type { Card } from './card.js';
import type { Pool } from './rules/match.js';

/** Cards by printed id. @throws where two share one */
export function poolOf(cards: readonly Card[]): Pool {
  const pool = new Map(cards.map(card => [card.id, card]));
  if (pool.size !== cards.length) throw new Error('two cards share a printed id');
  return pool;
}
