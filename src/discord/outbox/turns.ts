import PQueue from 'p-queue';
import { Queues } from '../../matches/play/queues.js';

/** So much of each kind is drawn and sent at one time. */
const AT_ONCE = 16;

/** Words that tell and call; and boards, which may wait for their pictures, and for what Discord allows in a channel. */
type Kind = 'words' | 'boards';

/** Whose turn it is to be drawn and sent: one thing at a time in each channel, and not too much in all of them. */
export class Turns {
  private readonly channels = new Queues();
  private readonly all: Readonly<Record<Kind, PQueue>> = {
    words: new PQueue({ concurrency: AT_ONCE }),
    boards: new PQueue({ concurrency: AT_ONCE }),
  };

  /** What waits for its channel keeps nothing else from being sent. Draw in `act`: the state is the newest by then. */
  take<T>(kind: Kind, channel: string, act: () => Promise<T>): Promise<T> {
    return this.channels.take(channel, () => this.all[kind].add(act));
  }
}
