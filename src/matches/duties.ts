import { type Think, thinkHere } from '../opponents/index.js';
import { runClock } from './absence.js';
import type { Lobby } from './lobby.js';
import type { Change } from './look.js';
import type { Matches } from './matches.js';
import { movePractice } from './practice.js';
import type { Scheduler } from './scheduler.js';

export interface DutiesOptions {
  /** How practice players think. */
  readonly think?: Think;
  readonly now: () => number;
  readonly notify: (change: Change) => void;
}

/** Everything that becomes due around matches. Once, before the scheduler starts. */
export function takeUpDuties(
  scheduler: Pick<Scheduler, 'on'>,
  matches: Matches,
  lobby: Lobby,
  { think = thinkHere, now, notify }: DutiesOptions,
): void {
  scheduler.on('expire', due => lobby.expire(due.subject));
  scheduler.on('practice', due => movePractice(matches, due.subject, think));
  scheduler.on('clock', async due => {
    const seats = await runClock(matches, due.subject, now());
    if (seats.length > 0) notify({ match: due.subject, kind: 'late', seats });
  });
  scheduler.on('series', due => lobby.continueSeries(due.subject));
}
