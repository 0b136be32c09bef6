import { MessageChannel } from 'node:worker_threads';

/**
 * Each of libuv's threads that draws keeps memory of its own: two take half as much as four, and one of them is free when
 * a name is looked up. Node reads this once, when it first needs such a thread: where an ES module is what begins, that is
 * before any of ours can say so (scripts/threads.cjs).
 */
export const useFewThreads = (): void => {
  process.env.UV_THREADPOOL_SIZE ??= '2';
};

/** As large as the blocks that the largest picture takes. */
const BLOCK = 16 * 1024 * 1024;

/**
 * A picture takes some blocks of several MB. Where glibc gives each back to the system, the next picture pays for every
 * page once more, which is half of its time. It keeps blocks that aren't larger than the largest one that was ever freed
 * (M_MMAP_THRESHOLD in mallopt(3)): this one, of which nothing is touched.
 */
export function keepBlocks(): void {
  const { port1, port2 } = new MessageChannel();
  const block = new ArrayBuffer(BLOCK);
  // A port that is closed frees at once what was sent through it.
  port1.postMessage(block, [block]);
  port1.close();
  port2.close();
}
