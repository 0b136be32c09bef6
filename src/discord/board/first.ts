import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.js';

/** Milliseconds that a board may take: Discord waits three seconds for the answer that comes below it. */
const SOON = 1500;

/** Waits for a match's board as it is now, so that what is said to one alone stands below it, or leads there; not for long. */
export const boardFirst = async ({ presenter }: Pick<House, 'presenter'>, match: string): Promise<void> =>
  Promise.race([presenter.settledOf('match', match), sleep(SOON, undefined, { ref: false })]);
