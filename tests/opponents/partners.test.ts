import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { champions } from '../../src/games/champions/index.js';
import type { ChampionsOptions } from '../../src/games/champions/options.js';
import type { ChampionsState } from '../../src/games/champions/state.js';
import { type Answer, type Foresight, type Game, isDecision, type Prompt, Table } from '../../src/kernel/index.js';
import { foresightOf, practise } from '../../src/opponents/index.js';
import { lookAhead } from '../../src/opponents/look-ahead.js';
import { soak } from '../soak.js';
import { atRandom, begin, playOn, type Sitting } from './duel.js';

const NODES = 40;
const game = champions as unknown as Game;

/** Two heroes in the midst of a match, in somebody's turn, in which the other may be asked to act. */
function turn(seed: string, moves: number): { readonly sitting: Sitting; readonly prompt: Prompt } | null {
  const sitting = begin(game, seed);
  playOn(sitting, [atRandom(seed), atRandom(`${seed}!`)], moves);
  const [prompt, offer] = sitting.table.prompts;
  const isTurn = prompt?.reason === 'turn' && isDecision(prompt) && offer?.standing === true;
  return isTurn ? { sitting, prompt } : null;
}

/** What is answered where all that the seat may not see is otherwise: the partner's hand, the decks, the luck to come. */
function answeredElsewhere({ table, since }: Sitting, prompt: Prompt, seed: string, other: string): Answer {
  const setup = table.setup as typeof table.setup & { options: ChampionsOptions };
  const elsewhere = (): Table<ChampionsState> => {
    const changed = Table.resume<ChampionsState, ChampionsOptions>(champions, setup, table.snapshot, since, {
      record: false,
    });
    changed.imagine(prompt.seat, other);
    return changed as Table<ChampionsState>;
  };
  const asked = { prompt, level: 'steady', seed, nodes: 0 } as const;
  const liked = practise(champions as unknown as Game<ChampionsState>, { table: elsewhere(), since: [] }, asked).answer;
  const imagine = (deal: string): Table<ChampionsState> => {
    const imagined = elsewhere();
    imagined.imagine(prompt.seat, deal);
    return imagined;
  };
  const foresight = foresightOf(champions as unknown as Game<ChampionsState>) as Foresight<ChampionsState>;
  return lookAhead(imagine, foresight, { prompt, liked, seed, nodes: NODES }).answer;
}

describe('a practice bot with a partner', () => {
  it('looks ahead in its turn, and answers the same whatever its partner holds and may do', () => {
    let turns = 0;
    const property = fc.property(fc.string(), fc.string(), fc.nat(80), (seed, other, moves) => {
      const found = turn(seed, moves);
      if (found === null) return;
      turns++;
      const { sitting, prompt } = found;
      const here = practise(game, sitting, { prompt, level: 'steady', seed, nodes: NODES });
      expect(here.nodes).toBeGreaterThanOrEqual(NODES);
      expect(answeredElsewhere(sitting, prompt, seed, other)).toEqual(here.answer);
    });
    const numRuns = soak(400, 40);
    fc.assert(property, { numRuns, seed: 1 });
    expect(turns).toBeGreaterThanOrEqual(numRuns / 8);
  });
});
