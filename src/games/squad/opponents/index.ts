import type { Game } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { SquadState } from '../state.js';
import { easyWith } from './easy.js';
import { evaluateWith } from './evaluate.js';
import { steadyWith } from './steady.js';

/** Turns to look ahead: each player’s next two. Further off there is more luck than foresight. */
const AHEAD = 4;

/** Three times as many as usual: two good answers are often within a hundredth of a match of each other. */
const NODES = 12_000;

export function opponentsWith(pool: Pool): Game<SquadState>['opponents'] {
  const steady = steadyWith(pool);
  return {
    easy: easyWith(pool),
    steady,
    strong: {
      policy: steady,
      evaluate: evaluateWith(pool),
      clock: state => state.turn,
      ahead: AHEAD,
      nodes: { strong: NODES },
    },
  };
}
