import type { Arg } from '../../kernel/index.js';
import type { Card, Kind } from './card.js';
import type { Pool } from './rules/match.js';

/** Cards by printed id. @throws where two share one */
export function poolOf(cards: readonly Card[]): Pool {
  const pool = new Map(cards.map(card => [card.id, card]));
  if (pool.size !== cards.length) throw new Error('two cards share a printed id');
  return pool;
}

/** Of which type the card is that a line tells of; undefined where it tells of none, or of one that lies face down. */
export const kindTold = (pool: Pool, what: Arg | undefined): Kind | undefined =>
  typeof what === 'object' && 'card' in what ? pool.get(what.card)?.kind : undefined;
