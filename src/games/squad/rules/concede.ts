import { type Dealer, type Seat, text } from '../../../kernel/index.js';
import { other } from '../card.js';
import type { SquadState } from '../state.js';
import { won } from './end.js';
import { discard } from './zones.js';

/** A player gives up: the other wins at once, and what is under way does nothing more (SQ-C5). */
export function concede(dealer: Dealer<SquadState>, seat: Seat): void {
  const { state } = dealer;
  comeToRest(state);
  state.outcome = won(other(seat), text('end-conceded', { who: { seat } }));
  dealer.log({ id: 'log-conceded', args: { who: { seat } } });
}

/** Cards that lie nowhere while they act go to the discard pile, the innermost first (SQ-10): none leaves the match, and none is there twice. */
function comeToRest(state: SquadState): void {
  for (const { loose } of state.hits.splice(0)) if (loose !== undefined) discard(state, loose);
  for (const { instance, kept } of state.attacks.splice(0).reverse())
    if (kept === undefined || kept === 'again') discard(state, instance);
}
