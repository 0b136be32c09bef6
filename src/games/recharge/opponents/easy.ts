import type { Answer, Opponent, Prompt, Random } from '../../../kernel/index.js';
import { anything } from '../../../tabletop/index.js';
import type { RechargeState } from '../state.js';
import { best, venture } from './answers.js';

/** For children: plays whatever makes the chain longest, seldom holds back, and ventures little. */
export const easy: Opponent<RechargeState> = ({ prompt, random }) => {
  switch (prompt.reason) {
    case 'attack':
    case 'defend':
    case 'battle':
      return best(prompt, random) ?? prompt.default;
    case 'venture':
      return best(prompt, random) ?? carefree(prompt, random);
    default:
      return anything(prompt, random);
  }
};

/** Mostly as little as possible. */
const carefree = (prompt: Prompt, random: Random): Answer =>
  random.int(4) === 0 ? anything(prompt, random) : prompt.kind === 'some' ? { pick: [] } : venture(prompt, 0);
