import type { Game } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState } from '../state.js';
import { evaluateWith } from './evaluate.js';
import { learningWith } from './insight/index.js';
import { steadyWith } from './steady.js';

/** Rounds to look ahead: this one to its end. Further off there is more luck than foresight. */
const AHEAD = 1;
/** What comes to mind first wins few matches: a steady player thinks, too. */
const NODES = { steady: 600, strong: 6_000 } as const;

export function opponentsWith(pool: Pool): Game<ChampionsState>['opponents'] {
  const steady = steadyWith(pool);
  return {
    steady,
    learning: learningWith(pool),
    strong: { policy: steady, evaluate: evaluateWith(pool), clock: ({ round }) => round, ahead: AHEAD, nodes: NODES },
  };
}
