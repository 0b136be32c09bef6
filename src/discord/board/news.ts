import { setTimeout as sleep } from 'node:timers/promises';

/** News of a subject is taken up no more often than this, in milliseconds. */
const PACE = 1000;

/** What happens to subjects while something else is under way for them. */
export class News {
  private readonly waiting = new Map<string, () => void>();

  /** There is news of a subject. */
  of(subject: string): void {
    this.waiting.get(subject)?.();
  }

  /** Until `work` is over: does `act` at once and with all news that comes, as long as it says that it may be done again. */
  async during(subject: string, work: Promise<unknown>, act: () => Promise<boolean>): Promise<void> {
    let isOver = false;
    const over = work
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    while (!isOver) {
      const heard = new Promise<void>(resolve => this.waiting.set(subject, resolve));
      if (!(await act())) break;
      await Promise.race([over, Promise.all([heard, sleep(PACE, undefined, { ref: false })])]);
    }
    this.waiting.delete(subject);
  }
}
