import type { Occurrence } from '../world/hub.js';

/** What is late comes after so many milliseconds, unless something overtakes it before that. */
const LATE = 50;

/** The way of events to the bot, which Discord doesn't promise to keep in order. */
export interface Line {
  put(occurrence: Occurrence): void;
  /** The next so many are late; those that are late together come the last one first. */
  disorder(times: number): void;
}

export function makeLine(deliver: (occurrence: Occurrence) => void): Line {
  const late: Occurrence[] = [];
  let left = 0;
  const flush = (): void => {
    for (let one = late.pop(); one !== undefined; one = late.pop()) deliver(one);
  };
  return {
    put(occurrence) {
      if (left > 0) {
        left--;
        if (late.push(occurrence) === 1) setTimeout(flush, LATE);
        return;
      }
      deliver(occurrence);
      flush();
    },
    disorder(times) {
      left = times;
    },
  };
}
