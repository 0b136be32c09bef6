import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { champions } from '../../src/games/champions/index.js';
import { type Game, isDecision, type Prompt } from '../../src/kernel/index.js';
import { practise } from '../../src/opponents/index.js';
import { soak } from '../soak.js';
import { atRandom, begin, playOn, type Sitting } from './duel.js';
import { answeredElsewhere } from './elsewhere.js';

const game = champions as unknown as Game;
/** As many as it takes to try an answer on several deals. */
const NODES = 600;

/** Two heroes in the midst of a match, in somebody's turn, in which the other may be asked to act. */
function turn(seed: string, moves: number): { readonly sitting: Sitting; readonly prompt: Prompt } | null {
  const sitting = begin(game, seed);
  playOn(sitting, [atRandom(seed), atRandom(`${seed}!`)], moves);
  const [prompt, offer] = sitting.table.prompts;
  const isTurn = prompt?.reason === 'turn' && isDecision(prompt) && offer?.standing === true;
  return isTurn ? { sitting, prompt } : null;
}

describe('a practice bot with a partner', () => {
  it('looks ahead in its turn, and answers the same whatever its partner holds and may do', () => {
    let [thought, changed] = [0, 0];
    const property = fc.property(fc.string(), fc.string(), fc.nat(80), (seed, deal, moves) => {
      const found = turn(seed, moves);
      if (found === null) return;
      const { sitting, prompt } = found;
      const asked = { prompt, level: 'steady', seed } as const;
      const here = practise(game, sitting, { ...asked, nodes: NODES });
      if (here.nodes > 0) thought++;
      if (here.worth !== undefined) changed++;
      expect(answeredElsewhere(game, sitting, { ...asked, nodes: NODES, deal })).toEqual(here.answer);
    });
    const numRuns = soak(200, 24);
    fc.assert(property, { numRuns, seed: 1 });
    expect(thought).toBeGreaterThanOrEqual(numRuns / 8);
    expect(changed).toBeGreaterThan(0);
  });
});
