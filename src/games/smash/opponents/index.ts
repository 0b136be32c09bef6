import type { Game } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import type { SmashState } from '../state.js';
import { easyWith } from './easy.js';
import { evaluate } from './evaluate.js';
import { steadyWith } from './steady.js';

/** Turns to look ahead, of whichever team: further off there is more luck than foresight. */
const AHEAD = 6;

export function opponentsWith(pool: Pool): Game<SmashState>['opponents'] {
  const steady = steadyWith(pool);
  return {
    easy: easyWith(pool),
    steady,
    strong: { policy: steady, evaluate, clock: ({ turn }) => turn, ahead: AHEAD },
  };
}
