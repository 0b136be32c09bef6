import type { Result } from './one.js';
import { decksAt, type Plan, planAt } from './plan.js';
import type { Thread } from './thread.js';

/** Where results go, in the order of their matches. */
export interface Course {
  /** Cards that no match has seen take effect whose result was taken. */
  readonly unseen: ReadonlySet<string>;
  readonly stop: AbortSignal;
  take(result: Result): void;
}

/** Pieces for each thread: one that it plays, one that it finds when it is done. */
const AHEAD = 2;
/** Matches in a piece at most, and how long a piece should take, in milliseconds. */
const MOST = 32;
const LONG = 200;

interface Started {
  readonly from: number;
  readonly count: number;
  readonly results: Promise<readonly Result[]>;
}

/**
 * Plays a plan in several threads, with the results of one. What a match is depends on the cards that those before it have
 * seen, so each thread plays ahead with what is known to be seen so far. A result counts only where its match would have
 * been the same with what turns out to be seen; else it is played again.
 */
export async function together(plan: Plan, { unseen, stop, take }: Course, threads: readonly Thread[]): Promise<void> {
  const stopped = new Promise<null>(resolve => {
    stop.addEventListener('abort', () => resolve(null), { once: true });
    if (stop.aborted) resolve(null);
  });
  const start = (from: number, count: number): Started => {
    const [thread] = [...threads].sort((one, other) => one.waiting - other.waiting) as [Thread];
    const results = thread.play({ args: plan.args, from, count, unseen: [...unseen] });
    // One that nobody waits for yet may fail: it is said when its turn comes.
    results.catch(() => undefined);
    return { from, count, results };
  };
  const pieces: Started[] = [];
  const pace = new Pace();
  let next = 0;
  for (let at = 0; at < plan.matches; ) {
    while (pieces.length < threads.length * AHEAD && next < plan.matches) {
      const count = Math.min(pace.size, plan.matches - next);
      pieces.push(start(next, count));
      next += count;
    }
    const piece = pieces.shift() as Started;
    const results = await Promise.race([piece.results, stopped]);
    if (results === null) return;
    const end = piece.from + piece.count;
    for (const result of results) {
      if (stop.aborted) return;
      if (!holds(plan, result, unseen)) break;
      take(result);
      at++;
    }
    pace.met(at === end, at - piece.from, threads.length);
    if (at < end) pieces.unshift(start(at, end - at));
  }
}

/** How many matches make a piece: few while what is seen changes with each of them, many later. */
class Pace {
  size = 1;
  private since = performance.now();

  met(wentWell: boolean, matches: number, threads: number): void {
    const now = performance.now();
    const each = ((now - this.since) * threads) / Math.max(1, matches);
    this.since = now;
    this.size = wentWell ? Math.max(1, Math.min(this.size * 2, MOST, Math.floor(LONG / each))) : 1;
  }
}

/** Whether a match would have been the same with these cards unseen, all of which were unseen as it was played. */
function holds(plan: Plan, result: Result, unseen: ReadonlySet<string>): boolean {
  if (result.unseen === unseen.size) return true;
  const { at, decks, effects, preferred } = result;
  // Whether there are any at all decides too.
  if (![...unseen].some(card => !effects.has(card))) return false;
  if (preferred.some(card => !unseen.has(card))) return false;
  return JSON.stringify(decksAt(planAt(plan, at), at, unseen)) === JSON.stringify(decks);
}
