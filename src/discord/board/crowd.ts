import { LRUCache } from 'lru-cache';

/** Boards that fit a channel while they keep changing: Discord takes five edits in five seconds there. */
const FIT = 4;
/** A board that was drawn within so many milliseconds keeps changing. */
const LATELY = 60_000;
/** Channels that are remembered. */
const REMEMBERED = 1000;

/** Boards that keep changing in the same channel, as far as this process draws them. */
export class Crowd {
  private readonly channels = new LRUCache<string, Map<string, number>>({ max: REMEMBERED });
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether a match's board fits a channel beside the others there. Where it does, its place is taken. */
  fits(channel: string, match: string): boolean {
    const here = this.busyIn(channel);
    if (!here.has(match) && here.size >= FIT) return false;
    here.set(match, this.now());
    return true;
  }

  /** A match's board is drawn in a channel. */
  note(channel: string, match: string): void {
    this.busyIn(channel).set(match, this.now());
  }

  private busyIn(channel: string): Map<string, number> {
    const here = this.channels.get(channel) ?? new Map<string, number>();
    this.channels.set(channel, here);
    const since = this.now() - LATELY;
    for (const [match, at] of here) if (at <= since) here.delete(match);
    return here;
  }
}
