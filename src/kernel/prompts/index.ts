import { hashOf } from '../hash.js';
import type { Random } from '../random.js';
import { type AmountPrompt, amount } from './amount.js';
import type { Answer, Kind, Option } from './common.js';
import { type DistributePrompt, distribute, inOrder as sharesInOrder } from './distribute.js';
import { type OnePrompt, one } from './one.js';
import { type OrderPrompt, order } from './order.js';
import { type PayPrompt, pay } from './pay.js';
import { inOrder as picksInOrder, type SomePrompt, some } from './some.js';

export type { AmountPrompt } from './amount.js';
export type { Answer, Option, PayItem } from './common.js';
export type { DistributePrompt } from './distribute.js';
export type { OnePrompt } from './one.js';
export type { OrderPrompt } from './order.js';
export { countsOf, type PayOption, type PayPrompt, partsOf, type Way, wayOf } from './pay.js';
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

/** The key of each option, and of the answer that picks none where there is a word for it. */
export const keysOf = (prompt: Prompt): string[] => [
  ...optionsOf(prompt).map(({ key }) => key),
  ...(prompt.kind === 'some' && prompt.none !== undefined ? [prompt.none.key] : []),
];

/** A fingerprint of what was asked and what may be answered. Stays on the server: it depends on hidden cards. */
export function digest(prompt: Prompt): string {
  const { kind, number, seat, reason } = prompt;
  return hashOf([kind, number, seat, reason, ...legal(prompt)]).slice(0, 16);
}

/** All that decides which answers are legal. */
function legal(prompt: Prompt): unknown[] {
  const options = optionsOf(prompt).map(({ key, card }) => [key, card ?? null]);
  switch (prompt.kind) {
    case 'one':
    case 'order':
      return [options];
    case 'some':
      return [options, prompt.min, prompt.max, ...(prompt.ordered ? ['ordered'] : [])];
    case 'amount':
      return [prompt.min, prompt.max];
    case 'distribute':
      return [options, prompt.options.map(option => option.max), prompt.total];
    case 'pay':
      return [options, prompt.options.map(option => option.ways), prompt.cost, ...(prompt.surplus ? ['surplus'] : [])];
  }
}

/** The questions that somebody waits for: all but those that merely stand. */
export const awaited = (prompts: readonly Prompt[]): Prompt[] => prompts.filter(prompt => prompt.standing !== true);

/** Whether there is anything to decide: two legal answers or more. */
export const isDecision = (prompt: Prompt): boolean => enumerate(prompt, 2).length > 1;

/**
 * The one way to write an answer down: a key that the prompt defines as a word for "none" is taken out, empty shares
 * too, and what has no order is listed as the options are. What is not legal stays so.
 */
export function normalise(prompt: Prompt, answer: Answer): Answer {
  if (prompt.kind === 'some' && 'pick' in answer) {
    const isNone = answer.pick.length === 1 && answer.pick[0] === prompt.none?.key;
    return { pick: isNone ? [] : picksInOrder(prompt, answer.pick) };
  }
  if (prompt.kind === 'distribute' && 'distribute' in answer)
    return { distribute: sharesInOrder(prompt, answer.distribute) };
  return answer;
}
