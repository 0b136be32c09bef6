import { LRUCache } from 'lru-cache';
import { Misused } from './misused.js';

const MINUTE = 60_000;
/** People who are remembered. */
const REMEMBERED = 5_000;

/** How often each person has asked for something within the last minute. */
export class Rate {
  private readonly most: number;
  private readonly now: () => number;
  private readonly lately = new LRUCache<string, readonly number[]>({ max: REMEMBERED });

  /** At most `most` a minute and person. */
  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /** Counts one more. @throws Misused where that is too many: those do not count. */
  admit(person: string): void {
    if (!Number.isFinite(this.most)) return;
    const now = this.now();
    const recent = (this.lately.get(person) ?? []).filter(at => at > now - MINUTE);
    if (recent.length >= this.most) throw new Misused('too-fast');
    this.lately.set(person, [...recent, now]);
  }
}
