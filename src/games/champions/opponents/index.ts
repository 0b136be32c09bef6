import type { Opponents } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState } from '../state.js';
import { evaluateWith } from './evaluate.js';
import { hunchWith } from './hunch.js';
import { learningWith } from './insight/index.js';

/** Rounds to look ahead: this one to its end. Further off there is more luck than foresight. */
const AHEAD = 1;
/** What comes to mind first wins few matches: a steady player thinks, too. */
const NODES = { steady: 400, strong: 1_600 } as const;
/** With partners a round is longer, and as many answers as that tell nothing. */
const TOGETHER = { steady: 800, strong: 1_600 } as const;

export function opponentsWith(pool: Pool): Opponents<ChampionsState> {
  const hunch = hunchWith(pool);
  return {
    steady: hunch,
    learning: learningWith(pool),
    strong: {
      policy: hunch,
      evaluate: evaluateWith(pool),
      clock: ({ round }) => round,
      ahead: AHEAD,
      nodes: NODES,
      together: TOGETHER,
    },
  };
}
