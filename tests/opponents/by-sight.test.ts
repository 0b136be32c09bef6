import { describe, expect, it } from 'vitest';
import { champions } from '../../src/games/champions/index.js';
import type { ChampionsState } from '../../src/games/champions/state.js';
import { type Foresight, type Game, isDecision } from '../../src/kernel/index.js';
import { practise } from '../../src/opponents/index.js';
import { soak } from '../soak.js';
import { atRandom, begin, playOn } from './duel.js';

const strong = champions.opponents.strong as Foresight<ChampionsState>;
const NODES = 240;

/** The game, whose policy counts how often it is asked. */
function counting(bySight: Foresight<ChampionsState>['bySight']): {
  readonly game: Game;
  readonly asked: { times: number };
} {
  const asked = { times: 0 };
  const policy: typeof strong.policy = seen => {
    asked.times++;
    return strong.policy(seen);
  };
  const opponents = { ...champions.opponents, strong: { ...strong, policy, ...(bySight && { bySight }) } };
  return { game: { ...champions, opponents } as unknown as Game, asked };
}

describe('a policy that goes by sight', () => {
  it('is asked less often, and what comes of it is the same as if it were asked on every deal', () => {
    const once = counting(strong.bySight);
    const always = counting(() => false);
    let thought = 0;
    for (let match = 0; match < soak(60, 8); match++) {
      const seed = `by sight ${match}`;
      const sitting = begin(once.game, seed, 1 + (match % 2));
      playOn(sitting, [atRandom(seed), atRandom(`${seed}!`)], match * 5);
      const [prompt] = sitting.table.prompts;
      if (prompt === undefined || !isDecision(prompt)) continue;
      const question = { prompt, level: 'strong', seed, nodes: NODES } as const;
      const here = practise(once.game, sitting, question);
      expect(here, seed).toEqual(practise(always.game, sitting, question));
      if (here.nodes > 0) thought++;
    }
    expect(thought).toBeGreaterThan(3);
    expect(once.asked.times).toBeLessThan(0.97 * always.asked.times);
  });
});
