import { gameOf } from '../games/index.js';
import {
  type Answer,
  type AnsweredBy,
  type Game,
  type Json,
  type Move,
  normalise,
  type Outcome,
  type Prompt,
  problem,
  Refusal,
  type Seat,
  type Table,
  text,
} from '../kernel/index.js';
import { Conflict, type Loaded, type MatchRow } from '../store/port.js';
import { Ledger, type LedgerDeps } from './ledger.js';
import { canTakeBack, type Games, gameFor, knownGame, type Look, seatOf, seatsOf, takeBackTo } from './look.js';
import { Refused } from './refused.js';
import { asFailure, backTo, type Found, takeUp, toLastSnapshot } from './table.js';
import { handedOver, type Successor } from './takeover.js';
import { readTerms, type Terms } from './terms.js';
import { Turns } from './turns.js';
import { lastAnswer, type Undoing, undoing } from './undoing.js';
import { isLate } from './waits.js';

export {
  type Change,
  canTakeBack,
  decksOf,
  type Games,
  gameFor,
  type Look,
  type Person,
  sceneOf,
  seatOf,
  seatsOf,
} from './look.js';

export interface Deps extends LedgerDeps {
  /** Hash of the rules and cards in this build. */
  readonly version: string;
  /** The games there are; those of the house when left out. */
  readonly games?: Games;
}

/** How often a step is tried again when another process wrote first. Each time somebody got on, so it ends. */
const TRIES = 50;

/** Failures in one action after which nobody but a person is let try again: they would fail for ever. */
const FAILURES = 5;

/** A match taken up to be changed: what is stored, and how it looks. */
interface Opened {
  readonly loaded: Loaded;
  readonly look: Look;
}

/** The one service through which a match in play changes. What it has answered is on disk. */
export class Matches {
  private readonly deps: Deps;
  private readonly ledger: Ledger;
  private readonly turns = new Turns();

  constructor(deps: Deps) {
    this.deps = deps;
    this.ledger = new Ledger(deps);
  }

  /** One thing at a time for each match: what comes later sees what came before. */
  inTurn<T>(match: string, act: () => Promise<T>): Promise<T> {
    return this.turns.take(match, act);
  }

  /** @throws Refused for a game that this build does not have */
  game(id: string): Game {
    return knownGame(this.deps.games ?? gameOf, id);
  }

  /** The game of a match, with the set it is played with. @throws Refused */
  gameFor(match: Pick<MatchRow, 'game' | 'set'>): Game {
    return gameFor(match, this.deps.games);
  }

  /**
   * A match as it stands. One that is to begin is set up; one that no longer replays goes back to its last snapshot; one
   * that the rules cannot take up at all is halted. @throws Refused when there is no such match
   */
  async look(id: string): Promise<Look> {
    const loaded = await this.load(id);
    const found = this.find(loaded);
    return found.as === 'is'
      ? this.lookAt(loaded, found.table)
      : this.inTurn(id, async () => (await this.open(id)).look);
  }

  /** The open question of that number for a person. @throws Refused */
  promptFor(look: Look, person: string, number: number): Prompt {
    const seat = seatAsked(look, person, number);
    const table = playing(look);
    return translated(() => table.prompt(number, seat));
  }

  /** Gives an answer. When this resolves, it is saved and applied. @throws Refused; nothing has changed then */
  answer(id: string, person: string, prompt: number, answer: Answer): Promise<Look> {
    return this.change(id, opened =>
      this.take(opened, seatAsked(opened.look, person, prompt), prompt, answer, 'player'),
    );
  }

  /** As `answer`, for whoever answers a seat instead of its player: a practice player, or the clock. */
  answerFor(id: string, seat: Seat, prompt: number, answer: Answer, by: AnsweredBy): Promise<Look> {
    return this.change(id, opened => this.take(opened, seat, prompt, answer, by));
  }

  /** A player gives up, with every seat they hold. That is possible whatever the rules do. @throws Refused */
  async concede(id: string, person: string): Promise<Look> {
    let look = await this.change(id, opened => this.giveUp(opened, seatFor(opened.look.match, person)));
    for (const seat of seatsOf(look.match, person).slice(1))
      if (look.match.status !== 'over') look = await this.change(id, opened => this.giveUp(opened, seat));
    return look;
  }

  /** A seat of partners goes into other hands. @throws Refused */
  handOver(id: string, by: string, seat: Seat, to: Successor): Promise<Look> {
    return this.change(id, async ({ look }) => {
      const table = playing(look);
      const late = isLate(readTerms(look.match.terms), seat, this.deps.now());
      await this.ledger.reseat(look.match, table, handedOver(look.game, look.match, { by, seat, to, late }));
    });
  }

  /** A practice player plays on for a seat of partners, as the table has agreed. @throws Refused */
  standIn(id: string, seat: Seat): Promise<Look> {
    return this.change(id, async ({ look }) => {
      const by = look.match.seats[seat]?.player ?? '';
      const table = playing(look);
      await this.ledger.reseat(
        look.match,
        table,
        handedOver(look.game, look.match, { by, seat, to: 'practice', late: true }),
      );
    });
  }

  /** A seat gives up because a question has waited for too long; not if it has been answered. @throws Refused */
  forfeit(id: string, seat: Seat, prompt: number): Promise<Look> {
    return this.change(id, async opened => {
      const table = playing(opened.look);
      translated(() => table.prompt(prompt, seat));
      await this.giveUp(opened, seat);
    });
  }

  /** Changes what a match in play has agreed on, where there is anything to change; its clocks go by that at once. @throws Refused */
  async settle(id: string, change: (look: Look, terms: Terms) => Terms | null): Promise<Look> {
    return this.change(id, async ({ look }) => {
      const table = playing(look);
      const terms = change(look, readTerms(look.match.terms));
      if (terms !== null) await this.ledger.retime(look.match, table, terms);
    });
  }

  /** A player has chosen to be treated otherwise: what is due at a match of theirs in play goes by that. */
  async reconsider(id: string, player: string): Promise<void> {
    await this.inTurn(id, async () => {
      const { look } = await this.open(id);
      if (look.match.status === 'playing' && look.table !== null)
        await this.ledger.reconsider(look.match, look.table, look.since, player);
    });
  }

  /** Takes a player's last answer back, where nobody has seen or decided anything since. @throws Refused */
  takeBack(id: string, person: string): Promise<Look> {
    return this.change(id, async ({ loaded, look }) => {
      const { match } = loaded;
      const first = seatFor(match, person);
      const table = playing(look);
      const seat = seatsOf(match, person).find(one => canTakeBack(look, one)) ?? first;
      const to = takeBackTo(look, seat);
      if (typeof to === 'string') throw new Refused(to);
      const line = { n: match.lines + 1, depth: 0, ...text('note-took-back', { who: { seat } }) };
      const { prompts } = table.numbers;
      await this.ledger.back(match, backTo(look.game, loaded, { to, prompts, cause: 'wish', line }), numbersOf(table));
    });
  }

  /** What it costs a player to take their last answer back. @throws Refused where they sit at no match in play */
  async undoing(look: Look, person: string): Promise<Undoing> {
    const seat = seatFor(look.match, person);
    playing(look);
    return undoing(look, await this.before(look.match.id, seat), seat);
  }

  /**
   * Notes that a player wishes to take their last answer back, or agrees that another may; when all agree, it is taken
   * back. `moves`: as many as the match had when that was asked. Returns whether it has been. @throws Refused
   */
  consent(id: string, person: string, wish: { readonly seat: Seat; readonly moves: number }): Promise<boolean> {
    return this.inTurn(id, () =>
      retried(async () => {
        const { loaded, look } = await this.open(id);
        const { match } = loaded;
        const table = playing(look);
        const seat = seatFor(match, person);
        if (match.moves !== wish.moves) throw new Refused('undo-stale');
        const back = await this.before(id, wish.seat);
        const cost = undoing(look, back, wish.seat);
        if (cost.cost !== 'consent' || back === null) throw new Refused('undo-stale');
        const terms = readTerms(match.terms);
        const { undo } = terms;
        const isSame = undo !== undefined && undo !== false && undo.seat === wish.seat && undo.moves === wish.moves;
        const before = isSame ? undo.agreed : [];
        const agreed = [...new Set(seat === wish.seat ? before : [...before, seat])];
        const changed = { ...terms, undo: { ...wish, agreed } };
        const noted = await this.deps.store.updateMatch(id, match.updatedAt, { terms: changed });
        if (!cost.others.every(other => agreed.includes(other))) return false;
        const line = { n: match.lines + 1, depth: 0, ...text('note-took-back-agreed', { who: { seat: wish.seat } }) };
        const way = { to: cost.to, prompts: table.numbers.prompts, cause: 'wish' as const, line, redeal: true };
        await this.ledger.back(noted, backTo(look.game, back, way), numbersOf(table));
        return true;
      }),
    );
  }

  /** A match from the beginning of the action in which a seat last answered; null where it has answered nothing. */
  private async before(id: string, seat: Seat): Promise<Loaded | null> {
    const whole = await this.deps.store.history(id);
    const last = whole === null ? null : lastAnswer(whole.moves, seat);
    return last === null ? null : this.deps.store.loadAt(id, last.seq - 1);
  }

  /** Something about a match is shown otherwise now, without a move in it. */
  announce(id: string): void {
    this.deps.notify({ match: id, kind: 'over' });
  }

  /** Keeps something for the operator that went wrong without harm to the match. */
  report(id: string, what: Json): Promise<number> {
    return this.ledger.keep(id, what);
  }

  /** Makes one change, in turn; again from the start where another process wrote first. */
  private change(id: string, act: (opened: Opened) => Promise<void>): Promise<Look> {
    return this.inTurn(id, async () => {
      await retried(async () => act(await this.open(id)));
      return (await this.open(id)).look;
    });
  }

  private async load(id: string): Promise<Loaded> {
    const loaded = await this.deps.store.load(id);
    if (loaded === null) throw new Refused('no-match');
    return loaded;
  }

  private find(loaded: Loaded): Found {
    return takeUp(this.gameFor(loaded.match), loaded);
  }

  private lookAt({ match, moves }: Loaded, table: Table<unknown> | null): Look {
    return { match, game: this.gameFor(match), table, since: moves };
  }

  /** Takes a match up; what must be written first for that is written. Only in turn. */
  private async open(id: string): Promise<Opened> {
    return retried(async () => {
      for (;;) {
        const loaded = await this.load(id);
        const found = this.find(loaded);
        if (found.as === 'is') return { loaded, look: this.lookAt(loaded, found.table) };
        await this.mend(loaded, found);
      }
    });
  }

  private async mend(loaded: Loaded, found: Exclude<Found, { as: 'is' }>): Promise<void> {
    const { match } = loaded;
    switch (found.as) {
      case 'new':
        return this.ledger.play(loaded, found.table, [], []);
      case 'drifted':
        await this.ledger.keep(match.id, asFailure(found.drift, loaded).bundle);
        return this.ledger.back(match, found.back, []);
      case 'broken':
        await this.ledger.keep(match.id, found.failure.bundle);
        return this.ledger.halt(match);
    }
  }

  private async take(opened: Opened, seat: Seat, number: number, answer: Answer, by: AnsweredBy): Promise<void> {
    const table = playing(opened.look);
    const prompt = translated(() => table.prompt(number, seat));
    const wrong = problem(prompt, normalise(prompt, answer));
    if (wrong !== null) throw new Refused('illegal', { problem: wrong });
    const [open, asked] = [numbersOf(table), table.numbers.prompts];
    let move: Move;
    try {
      move = table.answer(number, seat, answer, by) as Move;
    } catch (error) {
      // The answer was legal, so this is the rules' own mistake.
      return this.failed(opened, error, { by, open, asked });
    }
    await this.ledger.play(opened.loaded, table, [move], open);
  }

  /** The operator gets a bundle, the match goes back to its last snapshot, the table is told. */
  private async failed(
    { loaded, look }: Opened,
    error: unknown,
    at: { by: AnsweredBy; open: number[]; asked: number },
  ) {
    const { match } = loaded;
    const number = await this.ledger.keep(match.id, asFailure(error, loaded).bundle);
    const failures = look.since.filter(move => move.type === 'undo' && move.cause === 'failure').length;
    const back = at.by !== 'player' && failures >= FAILURES ? null : lastGood(look.game, loaded, at.asked);
    if (back === null) await this.ledger.halt(match);
    else await this.ledger.back(match, back, at.open);
    throw new Refused(back === null ? 'halted' : 'rules-failed', { number });
  }

  private async giveUp(opened: Opened, seat: Seat): Promise<void> {
    const { loaded, look } = opened;
    const { match } = loaded;
    if (match.status === 'halted') return this.ledger.end(match, look.game, conceded(look.game, match, seat));
    const table = playing(look);
    const [open, asked] = [numbersOf(table), table.numbers.prompts];
    let move: Move;
    try {
      move = translated(() => table.leave(seat));
    } catch (error) {
      if (error instanceof Refused) throw error;
      await this.ledger.keep(match.id, asFailure(error, loaded).bundle);
      // Once more from the last snapshot; if the rules cannot even let a player go, the match ends without them.
      const last = look.since.at(-1);
      const again = last?.type === 'undo' && last.cause === 'failure';
      const back = again ? null : lastGood(look.game, loaded, asked);
      if (back === null) return this.ledger.end(match, look.game, conceded(look.game, match, seat));
      await this.ledger.back(match, back, open);
      return this.giveUp(await this.open(match.id), seat);
    }
    await this.ledger.play(loaded, table, [move], open);
  }
}

/** Tries again where another process wrote first: what it wrote is then what is looked at. */
async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (tries === TRIES) throw new Refused('stale');
    }
  }
}

/** The table at its last snapshot; null where the rules cannot even go on from there. */
function lastGood(game: Game, loaded: Loaded, asked: number) {
  try {
    return toLastSnapshot(game, loaded, 'note-rules-failed', asked);
  } catch {
    return null;
  }
}

/** Whoever gives up comes last; the others have won. Partners lose with whoever gives up. */
const conceded = ({ partners }: Game, { seats }: MatchRow, seat: Seat): Outcome => ({
  places: seats.map(other => (partners !== true && other.seat === seat ? 2 : 1)),
  reason: text('end-conceded', { who: { seat } }),
  ...(partners === true && { together: 'lost' as const }),
});

const numbersOf = ({ prompts }: Table<unknown>): number[] => prompts.map(prompt => prompt.number);

/** The seat of a person's that a question is put to; where it is none of theirs, their first, which is then refused. */
function seatAsked({ match, table }: Look, person: string, number: number): Seat {
  const first = seatFor(match, person);
  const asked = table?.prompts.find(prompt => prompt.number === number)?.seat;
  return asked !== undefined && match.seats[asked]?.player === person ? asked : first;
}

function seatFor(match: MatchRow, person: string): Seat {
  const seat = seatOf(match, person);
  if (seat === null) throw new Refused('not-at-table');
  return seat;
}

/** The table of a match in play. @throws Refused */
function playing({ match, table }: Look): Table<unknown> {
  if (match.status === 'halted') throw new Refused('halted');
  if (match.status === 'over') throw new Refused('over');
  if (match.status === 'withdrawn') throw new Refused('closed');
  if (table === null) throw new Refused('not-started');
  return table;
}

/** A table's refusals in the words of the house. */
function translated<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.code === 'illegal' ? new Refused('illegal', { problem: error.message }) : new Refused(error.code);
  }
}
