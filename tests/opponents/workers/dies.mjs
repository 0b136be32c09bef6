// A thread that dies of its first question.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  throw new Error('worn out');
});
