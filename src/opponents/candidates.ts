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

/** Different answers worth trying, the liked one first. Of options that nobody could tell apart one is enough. */
export function candidates(prompt: Prompt, liked: Answer, random: Random): Answer[] {
  const found = new Map<string, Answer>();
  const twins = twinsOf(prompt);
  const add = (answer: Answer): void => {
    if (found.size >= MOST || !isLegal(prompt, answer)) return;
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
