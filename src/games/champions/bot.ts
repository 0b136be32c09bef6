import { enumerate, type Opponent } from '../../kernel/index.js';
import type { ChampionsState } from './state.js';

/** A sensible heuristic. Sees only what its seat may see. */
export const steady: Opponent<ChampionsState> = ({ prompt, random }) => random.pick(enumerate(prompt, 20));
