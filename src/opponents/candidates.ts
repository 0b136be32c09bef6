import {
  type Answer,
  enumerate,
  isLegal,
  normalise,
  optionsOf,
  type Prompt,
  type Random,
  sample,
} from '../kernel/index.js';

/** Answers that are tried at most. */
const MOST = 12;
/** Of more than that, how many are listed in order; the rest are drawn. */
const LISTED = 6;

/** Different answers worth trying, the liked one first. Of options that nobody could tell apart one is enough. */
export function candidates(prompt: Prompt, liked: Answer, random: Random): Answer[] {
  const found = new Map<string, Answer>();
  const twins = twinsOf(prompt);
  const add = (answer: Answer): void => {
    if (found.size >= MOST || !isLegal(prompt, answer)) return;
    const name = JSON.stringify(named(prompt, normalise(prompt, answer), twins));
    if (!found.has(name)) found.set(name, answer);
  };
  add(liked);
  const listed = enumerate(prompt, 4 * MOST);
  for (const answer of listed.length < 4 * MOST ? listed : listed.slice(0, LISTED)) add(answer);
  for (let tries = 0; listed.length >= 4 * MOST && tries < 4 * MOST && found.size < MOST; tries++)
    add(sample(prompt, random));
  return [...found.values()];
}

/** By key: the first option that looks just the same. */
function twinsOf(prompt: Prompt): Map<string, string> {
  const first = new Map<string, string>();
  return new Map(
    optionsOf(prompt).map(({ key, ...looks }) => {
      const look = JSON.stringify(looks);
      if (!first.has(look)) first.set(look, key);
      return [key, first.get(look) as string];
    }),
  );
}

/** An answer with each option under its twin's name. */
function named(prompt: Prompt, answer: Answer, twins: ReadonlyMap<string, string>): unknown {
  const twin = (key: string): string => twins.get(key) ?? key;
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
