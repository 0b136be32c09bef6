// A thread that answers each question with its number after a moment, and fails on those of another game.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.on('message', task => {
  setTimeout(() => {
    parentPort.postMessage(
      task.game === 'squad' ? { answer: { amount: threadId } } : { problem: `no game ${task.game}` },
    );
  }, 20);
});
