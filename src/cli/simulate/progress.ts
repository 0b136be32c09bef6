import { howMany } from '../how-many.js';

/** First said after so many milliseconds, then ever more seldom, but at least once a minute. */
const FIRST = 2_000;
const SELDOM = 60_000;

/** Where a long simulation tells of itself; what it says of that is up to the time. */
export interface Progress {
  /** So many matches are over. */
  onMatch(matches: number): void;
  /** It still runs: one match of bots that think ahead can take minutes. */
  onBeat(): void;
}

/** Says how far a long simulation has come. */
export function progress(total: number, say: (text: string) => void, now = () => performance.now()): Progress {
  const began = now();
  let pause = FIRST;
  let next = began + pause;
  let done = 0;
  const onBeat = (): void => {
    const time = now();
    if (time < next) return;
    pause = Math.min(pause * 2, SELDOM);
    next = time + pause;
    const passed = (time - began) / 1000;
    const left = Math.ceil(((total - done) * passed) / done);
    say(
      `longbox: ${done} of ${howMany(total, 'match', 'matches')}, ${done === 0 ? `${Math.floor(passed)} s so far` : `about ${left} s left`}\n`,
    );
  };
  return {
    onMatch(matches) {
      done = matches;
      if (matches < total) onBeat();
    },
    onBeat,
  };
}
