import { hashOf } from '../hash.js';
import type { Random } from '../random.js';
import { type AmountPrompt, amount } from './amount.js';
import type { Answer, Kind, Option } from './common.js';
import { type DistributePrompt, distribute } from './distribute.js';
import { type OnePrompt, one } from './one.js';
import { type OrderPrompt, order } from './order.js';
import { type PayPrompt, pay } from './pay.js';
import { type SomePrompt, some } from './some.js';

export type { AmountPrompt } from './amount.js';
export type { Answer, Option, PayItem } from './common.js';
export type { DistributePrompt } from './distribute.js';
export type { OnePrompt } from './one.js';
export type { OrderPrompt } from './order.js';
export type { PayOption, PayPrompt, Way } from './pay.js';
export type { SomePrompt } from './some.js';

/** A question to one seat, with every legal answer in it as data. The set of kinds is closed. */
export type Prompt = OnePrompt | SomePrompt | AmountPrompt | OrderPrompt | DistributePrompt | PayPrompt;

const kinds: { [K in Prompt['kind']]: Kind<Extract<Prompt, { kind: K }>> } = {
  one,
  some,
  amount,
  order,
  distribute,
  pay,
};
const kindOf = (prompt: Prompt): Kind<Prompt> => kinds[prompt.kind] as Kind<Prompt>;

/** Why an answer is not legal, in one plain sentence; null when it is. */
export const problem = (prompt: Prompt, answer: Answer): string | null => kindOf(prompt).problem(prompt, answer);

export const isLegal = (prompt: Prompt, answer: Answer): boolean => problem(prompt, answer) === null;

/** A random legal answer. */
export const sample = (prompt: Prompt, random: Random): Answer => kindOf(prompt).sample(prompt, random);

/** Legal answers: all of them, or the first `limit`. */
export const enumerate = (prompt: Prompt, limit: number): Answer[] => kindOf(prompt).enumerate(prompt, limit);

/** The options a prompt lists; an amount has none. */
export const optionsOf = (prompt: Prompt): readonly Option[] => (prompt.kind === 'amount' ? [] : prompt.options);

/** A fingerprint of what may be answered. Stays on the server: it depends on hidden cards. */
export function digest(prompt: Prompt): string {
  const { kind, number, seat } = prompt;
  const legal =
    kind === 'amount' ? [prompt.min, prompt.max] : optionsOf(prompt).map(option => [option.key, option.card ?? null]);
  const bounds =
    kind === 'some'
      ? [prompt.min, prompt.max]
      : kind === 'distribute'
        ? [prompt.total]
        : kind === 'pay'
          ? [prompt.cost]
          : [];
  return hashOf([kind, number, seat, legal, bounds]).slice(0, 16);
}

/** Whether there is anything to decide: two legal answers or more. */
export const isDecision = (prompt: Prompt): boolean => enumerate(prompt, 2).length > 1;

/** Answers with every key that the prompt defines as a word for "none" taken out. */
export function normalise(prompt: Prompt, answer: Answer): Answer {
  if (prompt.kind !== 'some' || prompt.none === undefined || !('pick' in answer)) return answer;
  return answer.pick.length === 1 && answer.pick[0] === prompt.none.key ? { pick: [] } : answer;
}
