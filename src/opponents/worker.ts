import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { perform, type Task } from './task.js';

// Clicks come first where cores are few. Only Linux has priorities for single threads.
if (process.platform === 'linux') setPriority(0, 10);

/** One question after the other; each is answered in one message. */
parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(reply(task));
});

/** What a worker says: an answer, or what was wrong with the player that was to give it. */
export type Reply = { readonly answer: ReturnType<typeof perform> } | { readonly problem: string };

function reply(task: Task): Reply {
  try {
    return { answer: perform(task) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
