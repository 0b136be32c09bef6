import type { Obstacle } from '../../store/port.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long an attempt that failed waits for the next one, in milliseconds; the last for all that follow. */
const WAITS = [SECOND, 5 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR] as const;

/** What people have to fix is noticed when they do; the clock is only for what we aren't told. */
const PEOPLE = WAITS.indexOf(5 * MINUTE);

/** In an outage of Discord's so often one thing is tried, in milliseconds: the first that goes well ends it. */
export const PROBE = 30 * SECOND;

/** How long something waits that has been tried so often in vain. */
export function waitAfter(obstacle: Obstacle, attempts: number): number {
  const isUpToPeople = obstacle !== 'outage' && obstacle !== 'mistake';
  const at = Math.max(attempts - 1, isUpToPeople ? PEOPLE : 0);
  return WAITS[at] ?? HOUR;
}
