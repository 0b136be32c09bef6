import type { Answer, Option } from './common.js';
import { enumerate, isDecision, optionsOf, type Prompt } from './index.js';

/** As many answers are compared, at most, to find two that differ. */
const COMPARED = 50;

/** By key: the first option that looks just the same. */
export function twinsOf(prompt: Prompt): ReadonlyMap<string, string> {
  const options = optionsOf(prompt);
  const first = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const option of options) {
    // Most stand for a card of their own, or say something else: that need not be written out.
    const isAlone = options.every(other => other === option || isUnlike(other, option));
    const look = isAlone ? null : lookOf(option);
    const twin = look === null ? option.key : (first.get(look) ?? option.key);
    if (look !== null) first.set(look, twin);
    twins.set(option.key, twin);
  }
  return twins;
}

/** Another card or another label looks different, which tells most options apart at once. */
const isUnlike = (one: Option, other: Option): boolean => one.card !== other.card || one.label.id !== other.label.id;

const lookOf = ({ key: _, ...looks }: Option): string => JSON.stringify(looks);

/** A name that answers share whose options nobody could tell apart. */
export const nameOf = (prompt: Prompt, answer: Answer, twins: ReadonlyMap<string, string>): string =>
  JSON.stringify(withTwins(prompt, answer, key => twins.get(key) ?? key));

function withTwins(prompt: Prompt, answer: Answer, twin: (key: string) => string): unknown {
  if ('pick' in answer) {
    const picked = answer.pick.map(twin);
    return prompt.kind === 'some' && prompt.ordered ? picked : picked.sort();
  }
  if ('order' in answer) return answer.order.map(twin);
  if ('pay' in answer) return answer.pay.map(({ key, as }) => [twin(key), as]).sort();
  if ('distribute' in answer)
    return Object.entries(answer.distribute)
      .map(([key, share]) => [twin(key), share])
      .sort();
  return answer;
}

/** Whether two legal answers differ in more than which of several like options they name. */
export function isRealChoice(prompt: Prompt): boolean {
  if (!isDecision(prompt)) return false;
  // Any option may be picked, and any stand first: where two look different, so do two answers.
  if ((prompt.kind === 'one' || prompt.kind === 'some' || prompt.kind === 'order') && !allAlike(prompt)) return true;
  const twins = twinsOf(prompt);
  return new Set(enumerate(prompt, COMPARED).map(answer => nameOf(prompt, answer, twins))).size > 1;
}

function allAlike(prompt: Prompt): boolean {
  const options = optionsOf(prompt);
  const [first] = options;
  if (first === undefined) return true;
  for (const option of options) if (isUnlike(option, first)) return false;
  const look = lookOf(first);
  return options.every(option => lookOf(option) === look);
}
