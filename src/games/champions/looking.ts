import { Dealer } from '../../kernel/index.js';
import type { Match, Pool } from './rules/match.js';
import { matchOf } from './rules/round.js';
import type { ChampionsState } from './state.js';

/** The rules over a state that is only looked at. */
export function looking(state: ChampionsState, pool: Pool): Match {
  const envelope = { state, streams: {}, epoch: 0, prompts: 0, log: 0, shown: 0, leaving: [], left: [] };
  return matchOf(new Dealer(envelope, '', false), pool);
}
