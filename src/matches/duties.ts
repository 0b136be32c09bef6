import { type Think, thinkHere } from '../opponents/index.js';
import type { Lobby } from './lobby.js';
import type { Matches } from './matches.js';
import { movePractice } from './practice.js';
import type { Scheduler } from './scheduler.js';

/** Everything that becomes due around matches. Once, before the scheduler starts. `think`: how practice players do. */
export function takeUpDuties(
  scheduler: Pick<Scheduler, 'on'>,
  matches: Matches,
  lobby: Lobby,
  think: Think = thinkHere,
): void {
  scheduler.on('expire', due => lobby.expire(due.subject));
  scheduler.on('practice', due => movePractice(matches, due.subject, think));
  scheduler.on('series', due => lobby.continueSeries(due.subject));
}
