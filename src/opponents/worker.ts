import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { perform, performReview, type ReviewTask, type Task } from './task.js';

// Clicks come first where cores are few. Only Linux has priorities for single threads.
if (process.platform === 'linux') setPriority(0, 10);

/** One question after the other; each is answered in one message. */
parentPort?.on('message', (task: Task | ReviewTask) => {
  parentPort?.postMessage(reply(task));
});

/** What a worker says: an answer, where a match turned, or what was wrong with the player that was to think. */
export type Reply =
  | { readonly answer: ReturnType<typeof perform> }
  | { readonly turnings: ReturnType<typeof performReview> }
  | { readonly problem: string };

function reply(task: Task | ReviewTask): Reply {
  try {
    return 'past' in task ? { turnings: performReview(task) } : { answer: perform(task) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
