/** The playground's clock: real time, and what it was moved on by. */
export interface Clock {
  now(): number;
  /** Moves it on (or back): what was waited for in between happens at once. */
  shift(ms: number): void;
  /** Back to real time. */
  reset(): void;
  /** Runs this once, when the clock has come to `time`. The answer calls it off. */
  at(time: number, run: () => void): () => void;
}

/** Farther away there are no dates. */
const CENTURY = 100 * 365 * 24 * 3_600_000;
/** Timers do not wait longer than this. */
const LONGEST = 2 ** 31 - 1;

interface Alarm {
  time: number;
  run: () => void;
  timer?: NodeJS.Timeout;
}

export function makeClock(): Clock {
  let shifted = 0;
  const alarms = new Set<Alarm>();
  const now = (): number => Date.now() + shifted;
  const arm = (alarm: Alarm): void => {
    clearTimeout(alarm.timer);
    alarm.timer = setTimeout(() => ring(alarm), Math.min(LONGEST, Math.max(0, alarm.time - now())));
  };
  const ring = (alarm: Alarm): void => {
    if (alarm.time > now()) {
      arm(alarm);
      return;
    }
    alarms.delete(alarm);
    clearTimeout(alarm.timer);
    alarm.run();
  };
  const set = (next: number): void => {
    shifted = next;
    for (const alarm of [...alarms]) ring(alarm);
  };
  return {
    now,
    shift: ms => set(Math.max(-CENTURY, Math.min(CENTURY, shifted + ms))),
    reset: () => set(0),
    at(time, run) {
      const alarm: Alarm = { time, run };
      alarms.add(alarm);
      arm(alarm);
      return () => {
        alarms.delete(alarm);
        clearTimeout(alarm.timer);
      };
    },
  };
}
