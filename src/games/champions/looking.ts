import { Dealer, envelopeOf } from '../../kernel/index.js';
import type { Match, Pool } from './rules/match.js';
import { matchOf } from './rules/round/round.js';
import type { ChampionsState } from './state.js';

/** The rules over a state that is only looked at. */
export function looking(state: ChampionsState, pool: Pool): Match {
  return matchOf(new Dealer(envelopeOf(state), '', false), pool);
}
