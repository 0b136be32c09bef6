import { type Answer, enumerate, isLegal, type Opponent } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState } from '../state.js';
import { type Advisor, advisorTo, type Seen } from './advisor.js';
import * as choices from './choices.js';
import { defend, defendAnother } from './defence.js';
import { react } from './reactions.js';
import { oblige, takeTurn } from './turn.js';

type Advice = (advisor: Advisor) => Answer | null;

/** What to answer, by the reason for which is asked. */
const ADVICE: Readonly<Record<string, Advice>> = {
  turn: takeTurn,
  offer: () => ({ pick: [] }),
  asked: oblige,
  mulligan: choices.mulligan,
  'discard down': choices.discardDown,
  discard: choices.discard,
  pay: choices.pay,
  'attack target': choices.enemy,
  enemy: choices.enemy,
  enemies: choices.enemies,
  characters: choices.friends,
  status: choices.status,
  attach: choices.enemy,
  'thwart target': choices.scheme,
  scheme: choices.scheme,
  villain: choices.villain,
  heal: choices.heal,
  ready: choices.ally,
  search: choices.dearest,
  declare: choices.dearest,
  amount: choices.most,
  player: choices.myself,
  defend,
  'defend another': defendAnother,
  interrupt: react,
  response: react,
  may: () => ({ pick: ['yes'] }),
  option: choices.option,
  'ally limit': choices.leastAlly,
  exhaust: choices.idlest,
  'exhaust any': choices.idlest,
  hero: choices.mine,
  tuck: choices.dearest,
  'take tucked': choices.allOfThem,
  'discard seen': choices.worstToCome,
};

/**
 * A partner: weighs what its cards and characters can do against what the villain is about to do, in points of damage, and
 * does what is worth most. Sees only what its seat may see.
 */
export const hunchWith =
  (pool: Pool): Opponent<ChampionsState> =>
  seen => {
    const answer = ADVICE[seen.prompt.reason]?.(advisorTo(seen, pool)) ?? null;
    return answer !== null && isLegal(seen.prompt, answer) ? answer : whatever(seen);
  };

/** Without an opinion: the first answers listed are as good as any, and passing is not among them. */
function whatever({ prompt, random }: Seen): Answer {
  const some = enumerate(prompt, 12).filter(answer => !('pick' in answer) || answer.pick.length > 0);
  return some.length === 0 ? prompt.default : random.pick(some);
}
