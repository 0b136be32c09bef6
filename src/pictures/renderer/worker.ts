import { parentPort } from 'node:worker_threads';
import { keepBlocks } from './memory.js';
import { openPainter } from './painter.js';
import type { Answer, Order } from './renderer.js';

/** Draws in a thread of its own, so that no click waits for a picture. */
async function work(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this file runs as a worker thread');
  keepBlocks();
  const tell = (answer: Answer): void => port.postMessage(answer);
  const paint = await openPainter().catch((error: unknown) => {
    tell({ missing: error instanceof Error ? error.message : String(error) });
    return null;
  });
  if (paint === null) return;
  port.on('message', ({ id, picture }: Order) => {
    paint(picture).then(
      png => tell({ id, png }),
      (error: unknown) => tell({ id, failed: error instanceof Error ? error.message : String(error) }),
    );
  });
  tell({ ready: true });
}

void work();
