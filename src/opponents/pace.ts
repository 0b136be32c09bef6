import { hash, type Prompt } from '../kernel/index.js';

const SHORTEST = 1_200;
const SPREAD = 1_200;

/**
 * How long a practice bot seems to think, in milliseconds: a human pace, now shorter, now longer. It hangs on the
 * question's number alone: longer over more choices would tell what it holds.
 */
export function paceOf({ number }: Prompt): number {
  return SHORTEST + (Number.parseInt(hash(`pace ${number}`).slice(0, 8), 16) % SPREAD);
}
