// A thread that never comes to an end.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  for (;;);
});
