import type { Obstacle } from '../../store/port.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each failed attempt, in milliseconds; the last value repeats. */
const WAITS = [SECOND, 5 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR] as const;

/** When people fix something, we usually notice; the timer is for what we aren't told about. */
const PEOPLE = WAITS.indexOf(5 * MINUTE);

/** How often one row is tried while Discord is down, in milliseconds: the first success ends the outage. */
export const PROBE = 30 * SECOND;

/** How long to wait after this many failed attempts. */
export function waitAfter(obstacle: Obstacle, attempts: number): number {
  const isUpToPeople = obstacle !== 'outage' && obstacle !== 'mistake';
  const at = Math.max(attempts - 1, isUpToPeople ? PEOPLE : 0);
  return WAITS[at] ?? HOUR;
}
