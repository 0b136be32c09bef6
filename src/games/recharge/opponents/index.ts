import type { Game } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import type { RechargeState } from '../state.js';
import { easy } from './easy.js';
import { evaluateWith } from './evaluate.js';
import { steadyWith } from './steady.js';

/** Hands to look ahead: this one to its end. Which cards come next is luck. */
const AHEAD = 1;

export function opponentsWith(pool: Pool): Game<RechargeState>['opponents'] {
  const steady = steadyWith(pool);
  return {
    easy,
    steady,
    strong: { policy: steady, evaluate: evaluateWith(pool), clock: ({ round }) => round, ahead: AHEAD },
  };
}
