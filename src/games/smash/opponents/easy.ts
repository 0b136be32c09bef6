import type { Opponent } from '../../../kernel/index.js';
import { anything, pick } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import { actions } from '../rules/actions.js';
import type { SmashState } from '../state.js';
import { chosenHero, first, matchOf } from './answers.js';

/** For children: does something at most turns, hits any hero at hand, and doesn't always counter. */
export const easyWith =
  (pool: Pool): Opponent<SmashState> =>
  ({ state, seat, prompt, random }) => {
    switch (prompt.reason) {
      case 'turn': {
        const able = actions(matchOf(state, pool), seat).filter(({ does }) => does !== 'discard' && does !== 'retire');
        const attacks = able.filter(({ does }) => does === 'smash' || does === 'team-up');
        const among = attacks.length > 0 && random.int(3) > 0 ? attacks : able;
        return among.length === 0 ? prompt.default : pick(random.pick(among).key);
      }
      case 'counter':
        return random.int(4) === 0 ? prompt.default : first(prompt, random);
      case 'power':
        return pick('use');
      case 'hero':
      case 'target':
        return random.int(2) === 0 ? anything(prompt, random) : chosenHero(matchOf(state, pool), seat, prompt, random);
      default:
        return anything(prompt, random);
    }
  };
