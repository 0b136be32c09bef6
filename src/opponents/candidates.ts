import {
  type Answer,
  enumerate,
  isLegal,
  nameOf,
  normalise,
  type Prompt,
  type Random,
  sample,
  twinsOf,
} from '../kernel/index.js';

/** Answers that are tried at most. */
const MOST = 12;
/** Of more than that, how many are listed in order; the rest are drawn. */
const LISTED = 6;

/**
 * How many other answers are tried where something has been learnt: those that it holds for the best. Rounds are so long that all
 * of them would be tried on one or two deals each, which tells less than what comes to mind.
 */
const FEW = 3;
/** And on how many deals at least before one of them is given. Where a given answer is looked at, less will do. */
export const DEALS = 4;

/** Different answers worth trying, the liked one first. Of options that nobody could tell apart one is enough. */
export function candidates(
  prompt: Prompt,
  liked: Answer,
  random: Random,
  shuns: (answer: Answer) => boolean = () => false,
): Answer[] {
  const found = new Map<string, Answer>();
  const twins = twinsOf(prompt);
  const add = (answer: Answer): void => {
    if (found.size >= MOST || !isLegal(prompt, answer) || (answer !== liked && shuns(answer))) return;
    const name = nameOf(prompt, normalise(prompt, answer), twins);
    if (!found.has(name)) found.set(name, answer);
  };
  add(liked);
  const listed = enumerate(prompt, 4 * MOST);
  for (const answer of listed.length < 4 * MOST ? listed : listed.slice(0, LISTED)) add(answer);
  for (let tries = 0; listed.length >= 4 * MOST && tries < 4 * MOST && found.size < MOST; tries++)
    add(sample(prompt, random));
  return [...found.values()];
}

/** Of several answers, the best first, those that are tried beside the liked one. */
export function besides(prompt: Prompt, all: readonly Answer[], liked: Answer): Answer[] {
  const said = (answer: Answer): string => JSON.stringify(normalise(prompt, answer));
  return all.filter(answer => said(answer) !== said(liked)).slice(0, FEW);
}
