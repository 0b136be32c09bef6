import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programAt } from '../../src/home/index.js';
import type { Answer, Order } from '../../src/pictures/renderer/renderer.js';

const file = programAt('pictures/renderer/worker');

/** The thread that draws for all houses of this process, and whether it can. */
interface Drawing {
  readonly worker: Worker;
  readonly ready: Promise<Answer>;
  orders: number;
}
let drawing: Drawing | null = null;

function theThread(): Drawing {
  if (drawing !== null) return drawing;
  const worker = new Worker(file);
  worker.unref();
  worker.setMaxListeners(0);
  const ready = new Promise<Answer>(resolve => worker.once('message', resolve));
  worker.once('exit', () => {
    drawing = null;
  });
  drawing = { worker, ready, orders: 0 };
  return drawing;
}

/**
 * A drawing thread as far as a house can tell, whose work is done by one thread for all houses of this process. It has its fonts, and draws
 * fast, while each thread of a house's own would load them again for a few pictures.
 */
class Share extends EventEmitter {
  private readonly drawing = theThread();

  constructor() {
    super();
    void this.drawing.ready.then(answer => this.emit('message', answer));
  }

  unref(): void {
    // The thread that works for it keeps nobody either.
  }

  postMessage(order: Order): void {
    const { worker } = this.drawing;
    const id = ++this.drawing.orders;
    const hear = (answer: Answer): void => {
      if (!('id' in answer) || answer.id !== id) return;
      worker.off('message', hear);
      this.emit('message', { ...answer, id: order.id });
    };
    worker.on('message', hear);
    worker.postMessage({ ...order, id });
  }

  async terminate(): Promise<number> {
    this.emit('exit', 0);
    return 0;
  }
}

/** Starts a share of the one drawing thread. */
export const sharedThread = (): Worker => new Share() as unknown as Worker;
