import { LRUCache } from 'lru-cache';

/** Matches that are remembered. */
const REMEMBERED = 5000;

/** What may wait for more to come with it, because the same was shown a moment ago. */
export class Calm {
  private readonly shown = new LRUCache<string, { readonly at: number; readonly as: string }>({ max: REMEMBERED });
  private readonly pace: number;
  private readonly now: () => number;

  /** `pace`: how long it may wait after it was shown, in milliseconds. */
  constructor(pace: number, now: () => number) {
    this.pace = pace;
    this.now = now;
  }

  /**
   * Until when something may wait, in milliseconds since 1970; null where it is time, or where it has to be shown `as`
   * something else now. What is shown as nothing (empty) may always wait.
   */
  until(subject: string, as = ''): number | null {
    const before = this.shown.get(subject);
    if (before === undefined || (as !== '' && before.as !== as)) return null;
    const until = before.at + this.pace;
    return until > this.now() ? until : null;
  }

  /** It has just been shown. */
  note(subject: string, as = ''): void {
    this.shown.set(subject, { at: this.now(), as });
  }
}
