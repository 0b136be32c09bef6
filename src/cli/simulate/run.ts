import { setImmediate } from 'node:timers/promises';
import type { CheckWitness } from './check.js';
import { playAt } from './one.js';
import type { Plan } from './plan.js';
import { Counting, type Tally } from './tally.js';
import type { Thread } from './thread.js';
import { type Course, together } from './together.js';

/** Plays all matches of a plan, one after the other, while everything else waits. */
export function simulate(plan: Plan, witness?: CheckWitness): Tally {
  const counting = new Counting(plan);
  for (let at = 0; at < plan.matches; at++) counting.add(playAt(plan, at, counting.unseen, witness));
  return counting.tally();
}

export interface Running {
  /** Threads that share the work; where there are none, it is done here. They are closed in the end. */
  readonly threads: readonly Thread[];
  /** Ends the simulation before its time: the matches up to then are told as if no more had been asked for. */
  readonly stop: AbortSignal;
  /** Told of each match, in their order. */
  readonly onMatch: (matches: number) => void;
  /** Told again and again that they are being played. */
  readonly onBeat?: () => void;
}

/** The same as `simulate`, in pieces: the process can be spoken to, and threads may share the work. */
export async function simulateStepwise(
  plan: Plan,
  { threads, stop, onMatch, onBeat = () => undefined }: Running,
): Promise<Tally> {
  const counting = new Counting(plan);
  const course: Course = {
    unseen: counting.unseen,
    stop,
    take(result) {
      counting.add(result);
      onMatch(counting.matches);
    },
  };
  // Threads play while nothing happens here; alone, each answer tells.
  const beats = setInterval(onBeat, SECOND);
  try {
    await (threads.length === 0 ? alone(plan, course, onBeat) : together(plan, course, threads));
  } finally {
    clearInterval(beats);
    await Promise.all(threads.map(thread => thread.close()));
  }
  return counting.tally();
}

const SECOND = 1000;

/** How long nothing else may happen in this process, in milliseconds. */
const BREATH = 50;

async function alone(plan: Plan, { unseen, take, stop }: Course, onBeat: () => void): Promise<void> {
  let since = performance.now();
  for (let at = 0; at < plan.matches && !stop.aborted; at++) {
    take(playAt(plan, at, unseen, { answered: onBeat }));
    if (performance.now() - since < BREATH) continue;
    await setImmediate();
    since = performance.now();
  }
}
