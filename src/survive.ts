import type { Logger } from 'pino';
import { loggable } from './discord/reply/failure.js';

/**
 * A mistake that nobody waited for ends nobody's match. Above all Discord's client throws where an event is not of the
 * shape it expects, out of anybody's reach. Each step of a match is on the disk or undone, so going on is safe.
 */
export function survive(log: Logger): void {
  process.on('unhandledRejection', error => log.error({ err: loggable(error) }, 'something failed unexpectedly'));
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    // The reader of our output is gone: writing of it would fail again, for ever.
    if (error.code === 'EPIPE') process.exit(1);
    log.error({ err: loggable(error) }, 'something failed unexpectedly');
  });
}
