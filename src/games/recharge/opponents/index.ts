import type { Game } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import type { RechargeState } from '../state.js';
import { easy } from './easy.js';
import { steady } from './steady.js';

export const opponentsWith = (pool: Pool): Game<RechargeState>['opponents'] => ({ easy, steady: steady(pool) });
