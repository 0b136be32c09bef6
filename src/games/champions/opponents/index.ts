import type { Game } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState } from '../state.js';
import { evaluateWith } from './evaluate.js';
import { steadyWith } from './steady.js';

/** Rounds to look ahead: this one to its end, and the next. Further off there is more luck than foresight. */
const AHEAD = 2;
/** A hand is weighed as a whole for each answer, so fewer are thought through than in other games. */
const NODES = 400;

export function opponentsWith(pool: Pool): Game<ChampionsState>['opponents'] {
  const steady = steadyWith(pool);
  return {
    steady,
    strong: { policy: steady, evaluate: evaluateWith(pool), clock: ({ round }) => round, ahead: AHEAD, nodes: NODES },
  };
}
