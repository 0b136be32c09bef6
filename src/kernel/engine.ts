import type { Play, Reply } from './choose.js';
import type { Dealer } from './dealer.js';
import { Runaway } from './errors.js';
import type { Game, Outcome } from './game.js';
import type { Answer, Prompt } from './prompts/index.js';
import { Questions } from './questions.js';
import { Umpire } from './stalemate.js';
import type { Seat } from './text.js';

/** Actions that may follow each other without a question between them. Real matches have a few. */
export const QUIET = 1_000;

/** Runs a game's rules from question to question. What it throws is a mistake in the rules. */
export class Engine<S, O> {
  outcome: Outcome | null = null;
  /** What is asked now; null when the match is over. */
  open: Questions | null = null;
  /** Between two actions, until `proceed`. Only where it goes step by step. */
  resting = false;
  private play: Play | null = null;
  private readonly game: Game<S, O>;
  private readonly dealer: Dealer<S>;
  private readonly umpire: Umpire<S, O>;
  private readonly onBoundary: () => void;
  private readonly stepwise: boolean;

  /** `onBoundary` is told each time an action is over and the next has not begun. `stepwise`: it rests there. */
  constructor(game: Game<S, O>, dealer: Dealer<S>, onBoundary: () => void, stepwise = false) {
    this.game = game;
    this.dealer = dealer;
    this.umpire = new Umpire(game, dealer);
    this.onBoundary = onBoundary;
    this.stepwise = stepwise;
  }

  /** Goes on from the state alone: whatever was under way is dropped. */
  start(): void {
    this.play = null;
    this.open = null;
    this.run(null);
  }

  /** Begins the action that it rests before. */
  proceed(): void {
    if (!this.resting) throw new Error('it does not rest between two actions');
    this.resting = false;
    this.play = this.game.next(this.dealer);
    this.run(null);
  }

  /** Enters an answer, and lets the rules go on once no question waits for anybody. */
  take(prompt: Prompt, answer: Answer): void {
    this.open?.enter(prompt, answer);
    this.goOn();
  }

  /** A seat gives up its place. */
  leave(seat: Seat): void {
    const { leaving, left } = this.dealer.envelope;
    if (this.game.leaving === 'boundary') leaving.push(seat);
    else {
      left.push(seat);
      this.game.leave(this.dealer, seat);
      this.outcome = this.game.outcome(this.dealer.state);
      if (this.outcome !== null) {
        this.play = null;
        this.open = null;
        this.onBoundary();
        return;
      }
    }
    this.open?.standIn(this.gone);
    this.goOn();
  }

  /** Whether a seat answers nothing any more: it has given up, or all its rivals have. */
  private readonly gone = (seat: Seat): boolean => {
    const { game, dealer } = this;
    const { leaving, left, state } = dealer.envelope;
    const stays = (one: Seat): boolean => !leaving.includes(one) && !left.includes(one);
    if (!stays(seat)) return true;
    if (game.partners === true) return false;
    return game.inPlay?.(state).every(other => other === seat || !stays(other)) === true;
  };

  private goOn(): void {
    const reply = this.open?.settled ?? null;
    if (reply !== null) this.run(reply);
  }

  /** Lets the rules go on to the next question that somebody has to answer, or to the end: of the match, where an action has none. */
  private run(reply: Reply | null): void {
    try {
      this.goThrough(reply);
    } catch (cause) {
      const { endless } = this.game.stalemate;
      if (!(cause instanceof Runaway) || endless === undefined) throw cause;
      this.play = null;
      this.dealer.beginAction();
      this.umpire.end(endless);
      this.removeThoseWhoLeft();
      this.goThrough(null);
    }
  }

  private goThrough(reply: Reply | null): void {
    const { dealer } = this;
    let answered = reply;
    for (let quiet = 0; ; ) {
      if (this.play === null && ++quiet > QUIET) throw new Runaway(QUIET, 'actions were taken without a question');
      this.play ??= this.nextAction();
      if (this.play === null) return;
      const step = answered === null ? this.play.next() : this.play.next(answered);
      answered = null;
      if (step.done === true) {
        this.play = null;
        this.removeThoseWhoLeft();
        continue;
      }
      this.open = new Questions(step.value, dealer.trail, dealer.ask);
      if (dealer.envelope.leaving.length + dealer.envelope.left.length > 0) this.open.standIn(this.gone);
      answered = this.open.settled;
      if (answered !== null) continue;
      this.umpire.asked(this.open);
      return;
    }
  }

  /** The next action; null when the match is over, or when it rests before it. */
  private nextAction(): Play | null {
    this.open = null;
    this.dealer.beginAction();
    this.umpire.look();
    this.outcome = this.game.outcome(this.dealer.state);
    this.onBoundary();
    this.resting = this.stepwise && this.outcome === null;
    return this.outcome === null && !this.resting ? this.game.next(this.dealer) : null;
  }

  private removeThoseWhoLeft(): void {
    const { leaving, left } = this.dealer.envelope;
    if (leaving.length === 0) return;
    for (const seat of leaving.splice(0)) {
      left.push(seat);
      this.game.leave(this.dealer, seat);
    }
  }
}
