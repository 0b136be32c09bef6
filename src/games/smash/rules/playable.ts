import type { Dealer, Seat } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import type { SmashState } from '../state.js';
import { actions } from './actions.js';
import { Match } from './match.js';

/** The instances that a seat could play from its hand in its turn: nothing is drawn, asked or logged for that. */
export function playable(state: SmashState, pool: Pool, seat: Seat): ReadonlySet<number> {
  if (state.outcome !== null || state.battle !== null || state.active !== seat) return new Set();
  const match = new Match({ state } as Dealer<SmashState>, pool);
  const able = actions(match, seat).filter(({ does, instance }) => instance !== undefined && does !== 'discard');
  const cards = new Set(able.map(({ card }) => card));
  return new Set(match.team(seat).hand.flatMap(({ id, card }) => (cards.has(card) ? [id] : [])));
}
