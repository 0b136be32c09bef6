import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.js';

/** Milliseconds that a board may take: Discord waits three seconds for the answer that comes below it. */
const SOON = 1500;

/** The board of a table that was just opened comes before its host's private message, which is then below it; not for long. */
export const boardFirst = async ({ presenter }: Pick<House, 'presenter'>, match: string): Promise<void> =>
  Promise.race([presenter.settledOf('match', match), sleep(SOON, undefined, { ref: false })]);
