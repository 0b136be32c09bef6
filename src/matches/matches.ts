import type { Answer, AnsweredBy, Game, Json, Outcome, Prompt, Seat } from '../kernel/index.js';
import type { MatchRow } from '../store/port.js';
import type { Running } from './clock/absence.js';
import { runClock } from './clock/run-out.js';
import { offererOf } from './lobby/offers.js';
import { leagueDue } from './lobby/series.js';
import type { Successor } from './lobby/takeover.js';
import { type Lapse, readTerms, type Terms } from './lobby/terms.js';
import { heedOrder } from './orders/heed.js';
import { giveUp, take } from './play/answers.js';
import { openPrompt, playing, seatAsked, seatFor, seatStaying } from './play/checks.js';
import { type Entered, enter, type Reading } from './play/entering.js';
import { gaveUp, type Look, type Person, seatsOf } from './play/look.js';
import { reseat } from './play/reseating.js';
import { retried } from './play/retried.js';
import { type Deps, MatchRunner } from './play/runner.js';
import { endAtTime } from './play/time-up.js';
import { Refused } from './refused.js';
import type { Undoing } from './undo/last-answer.js';
import { type Consent, consent, priceFor, takeBack, type Wish, withdraw } from './undo/undo.js';

export { LATELY } from '../store/port.js';
export {
  type Change,
  canTakeBack,
  decksOf,
  draftAt,
  type Games,
  gameFor,
  gaveUp,
  isInLobby,
  type Look,
  type Person,
  sceneOf,
  seatOf,
  seatsOf,
} from './play/look.js';
export type { Deps } from './play/runner.js';

/** The one service through which a match in play changes. What it has answered is on disk. */
export class Matches {
  private readonly runner: MatchRunner;

  constructor(deps: Deps) {
    this.runner = new MatchRunner(deps);
  }

  /** One thing at a time for each match: what comes later sees what came before. */
  inTurn<T>(match: string, act: () => Promise<T>): Promise<T> {
    return this.runner.inTurn(match, act);
  }

  /** @throws Refused for a game that this build does not have */
  game(id: string): Game {
    return this.runner.game(id);
  }

  /** The game of a match, with the set it is played with. @throws Refused */
  gameFor(match: Pick<MatchRow, 'game' | 'set'>): Game {
    return this.runner.gameFor(match);
  }

  /** What is stored of a match, as it is. @throws Refused when there is no such match */
  async row(id: string): Promise<MatchRow> {
    const match = await this.runner.deps.store.match(id);
    if (match === null) throw new Refused('no-match');
    return match;
  }

  /** A match as it stands, set up or fixed where it has to be. @throws Refused when there is no such match */
  look(id: string): Promise<Look> {
    return this.runner.look(id);
  }

  /** The open question of that number for a person. @throws Refused */
  promptFor(look: Look, person: string, number: number): Prompt {
    const prompt = openPrompt(look, person, number);
    if (prompt instanceof Refused) throw prompt;
    return prompt;
  }

  /** The same; where the question is closed by now, what says so. @throws Refused for all that is no matter of time */
  openPrompt(look: Look, person: string, number: number): Prompt | Refused {
    return openPrompt(look, person, number);
  }

  /**
   * A click on a question: `read` tells what it means, from the question and what had been entered of an answer. What it
   * is, a whole answer or a part of one, is saved when this resolves. @throws Refused; nothing has changed then
   */
  enter(id: string, person: string, number: number, read: Reading): Promise<Entered> {
    return this.runner.change(id, look => enter(this.runner, look, { person, number, read }));
  }

  /** Gives an answer. When this resolves, it is saved and applied. @throws Refused; nothing has changed then */
  answer(id: string, person: string, prompt: number, answer: Answer): Promise<Look> {
    return this.runner.change(id, look =>
      take(this.runner, look, { seat: seatAsked(look, person, prompt), prompt, answer, by: 'player' }),
    );
  }

  /** As `answer`, for what answers a seat instead of its player. */
  answerFor(id: string, seat: Seat, prompt: number, answer: Answer, by: AnsweredBy): Promise<Look> {
    return this.runner.change(id, look => take(this.runner, look, { seat, prompt, answer, by }));
  }

  /** An auto-reply answers a question of that number, where it is still open and one still stands. @throws Refused */
  heedOrder(id: string, prompt: number): Promise<void> {
    return this.runner.change(id, look => heedOrder(this.runner, look, prompt));
  }

  /** A clock has run out: returns what the table agreed on, where that has happened; null for nothing. @throws Refused */
  runClock(running: Running, now: number): Promise<Lapse | null> {
    return this.runner.change(running.match, look => runClock(this.runner, look, running, now));
  }

  /** A player gives up, with every seat they hold. That is possible whatever the rules do; `note` is told of it once. @throws Refused */
  async concede(id: string, person: string, note?: (seat: Seat) => Json): Promise<Look> {
    let look = await this.runner.change(id, found => {
      if (found.match.status !== 'halted') playing(found);
      const seat = seatStaying(found, person);
      return giveUp(this.runner, found, seat, note?.(seat));
    });
    const gone = gaveUp(look);
    for (const seat of seatsOf(look.match, person).filter(other => !gone.includes(other)))
      if (look.match.status !== 'over') look = await this.runner.change(id, found => giveUp(this.runner, found, seat));
    return look;
  }

  /** Time is up: the match ends as it stands, unless `ends` wants it played on. Returns whether it has ended. */
  endAtTime(id: string, ends: (outcome: Outcome) => boolean): Promise<boolean> {
    return this.runner.change(id, look => endAtTime(this.runner, look, ends));
  }

  /** A seat of partners goes into other hands. @throws Refused */
  handOver(id: string, by: string, seat: Seat, to: Successor): Promise<Look> {
    return this.runner.change(id, look => reseat(this.runner, look, { by, seat, to, now: this.runner.deps.now() }));
  }

  /** Somebody who was asked to play on for a seat does. @throws Refused where that isn't offered to them (any more) */
  takeSeat(id: string, seat: Seat, self: Person): Promise<Look> {
    return this.runner.change(id, look => {
      const by = offererOf(readTerms(look.match.terms), seat, self.id);
      return reseat(this.runner, look, { by, seat, to: self, now: this.runner.deps.now() }).catch((error: unknown) => {
        // A player who was late has answered since.
        if (error instanceof Refused && error.code === 'not-yours-to-give') throw new Refused('offer-gone');
        throw error;
      });
    });
  }

  /** Changes what a match in play has agreed on, where there is anything to change; its clocks go by that at once. @throws Refused */
  async settle(id: string, change: (look: Look, terms: Terms) => Terms | null): Promise<Look> {
    return this.runner.change(id, async look => {
      const table = playing(look);
      const terms = change(look, readTerms(look.match.terms));
      return terms === null ? look : this.runner.ledger.retime(look, table, terms);
    });
  }

  /** A player has chosen to be treated otherwise: what is due at a match of theirs in play goes by that. */
  async reconsider(id: string, player: string): Promise<void> {
    await this.runner.change(id, async look => {
      if (look.match.status === 'playing' && look.table !== null)
        await this.runner.ledger.reconsider(look, look.table, player);
    });
  }

  /** Takes a player's last answer back, where nobody has seen or decided anything since: the last of so many moves. @throws Refused */
  takeBack(id: string, person: string, moves?: number): Promise<Look> {
    return this.runner.change(id, look => takeBack(this.runner, look, person, moves));
  }

  /** What it costs a player to take their last answer back. @throws Refused where they sit at no match in play */
  undoing(look: Look, person: string): Promise<Undoing> {
    return priceFor(this.runner, look, person);
  }

  /** A player wishes, or agrees, that an answer is undone. @throws Refused */
  consent(id: string, person: string, wish: Wish): Promise<Consent> {
    return this.runner.change(id, look => consent(this.runner, look, person, wish));
  }

  /** A player no longer wishes that an answer is undone. @throws Refused */
  unwish(id: string, person: string, wish: Wish): Promise<MatchRow> {
    return this.runner.change(id, look => withdraw(this.runner, look, person, wish));
  }

  /** Somebody who sits there goes on with a match in another channel of its server. @throws Refused */
  move(id: string, person: string, guild: string | null, channel: string): Promise<MatchRow> {
    return this.inTurn(id, () =>
      retried(async () => {
        const match = await this.row(id);
        seatFor(match, person);
        if (match.guild !== guild) throw new Refused('no-match');
        const { store, now, poke } = this.runner.deps;
        const due = leagueDue(match, now());
        const moved = await store.updateMatch(id, match.updatedAt, { channel }, due);
        if (due.length > 0) poke();
        return moved;
      }),
    );
  }

  /** Something about a match is shown otherwise now, without a move in it. */
  announce(id: string): void {
    this.runner.deps.notify({ match: id, kind: 'over' });
  }

  /** Keeps something for the operator that went wrong without harm to the match. */
  report(id: string, what: Json): Promise<number> {
    return this.runner.ledger.keep(id, what);
  }
}
