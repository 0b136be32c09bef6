import PQueue from 'p-queue';
import { Queues } from '../../matches/play/queues.js';

/** So much is drawn and sent at one time. */
const AT_ONCE = 16;

/** Whose turn it is to be drawn and sent: one thing at a time in each channel, and not too much in all of them. */
export class Turns {
  private readonly channels = new Queues();
  private readonly all = new PQueue({ concurrency: AT_ONCE });

  /** What waits for its channel keeps nothing else from being sent. Draw in `act`: the state is the newest by then. */
  take<T>(channel: string, act: () => Promise<T>): Promise<T> {
    return this.channels.take(channel, () => this.all.add(act));
  }
}
