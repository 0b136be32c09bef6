import type { Outcome } from '../../playground/member.js';

/** How much was asked of the bot, and what of that it answered in the time that Discord gives it. */
export class Tally {
  asked = 0;
  answered = 0;
  /** What was not answered. */
  readonly failed: string[] = [];
  /** What was asked last, whether or not it has been answered. */
  last = 'nothing';

  answer(kind: string, what: string): void {
    if (kind === 'failed') this.failed.push(what);
    else this.answered++;
  }

  /** Counts something that a member does. */
  async of(what: string, act: Promise<Outcome>): Promise<Outcome> {
    this.last = what;
    // What the page itself refuses, because its message has changed, never comes to the bot.
    const outcome = await act;
    this.asked++;
    this.answer(outcome.kind, what);
    return outcome;
  }
}
