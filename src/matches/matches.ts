import PQueue from 'p-queue';
import { gameOf } from '../games/index.js';
import {
  type Answer,
  type AnsweredBy,
  type Game,
  type LogEntry,
  type MatchFacts,
  type Move,
  type Prompt,
  Refusal,
  RulesFailure,
  type Scene,
  type Seat,
  type Table,
  undoClass,
  undoMove,
  type Viewer,
} from '../kernel/index.js';
import { paceOf, practiceLevel } from '../opponents/index.js';
import { type Commit, Conflict, type Loaded, type MatchRow, type NewDue, type Store } from '../store/port.js';
import { Refused } from './refused.js';
import { goBack, resume } from './table.js';

/** Somebody, as Discord knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A match as it stands now, ready to be looked at. Before set-up there is no table. */
export interface Look {
  readonly match: MatchRow;
  readonly game: Game;
  readonly table: Table<unknown> | null;
}

/** What happened to a match: whoever draws boards looks again. */
export interface Change {
  readonly match: string;
  readonly kind: 'lobby' | 'begun' | 'moved' | 'over' | 'halted' | 'closed';
}

export interface Deps {
  readonly store: Store;
  readonly now: () => number;
  /** Hash of the rules and cards in this build. */
  readonly version: string;
  readonly notify: (change: Change) => void;
  /** Called when something new is due. */
  readonly poke: () => void;
  /** Scales a practice player's pace; 0 makes it answer at once. */
  readonly pace: number;
}

/** The scene of a match for one viewer. */
export const sceneOf = (look: Look, viewer: Viewer): Scene => {
  if (look.table === null) throw new Error('a table that is not set up has no scene');
  return look.game.view(look.table.state, viewer);
};

/** The seat a person holds; null for onlookers. */
export function seatOf(match: MatchRow, person: string): Seat | null {
  return match.seats.find(seat => seat.player === person)?.seat ?? null;
}

/** Whether a seat's last answer can be taken back without asking anybody: within the action under way, nothing seen since. */
export function canTakeBack({ table }: Look, seat: Seat): boolean {
  const last = table?.marks.at(-1);
  return (
    table != null &&
    last !== undefined &&
    last.seat === seat &&
    last.seq >= table.snapshot.seq &&
    undoClass(table, last.seq, seat) === 'free'
  );
}

/** The game of a match. A match of a game this build does not have cannot be read. */
export function gameFor(match: MatchRow): Game {
  const game = gameOf(match.game);
  if (game === undefined) throw new Refused('unknown-game', { game: match.game });
  return game;
}

/** The one service through which a match in play changes. What it has answered is on disk. */
export class Matches {
  private readonly deps: Deps;
  private readonly queues = new Map<string, PQueue>();

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** One thing at a time for each match: what comes later sees what came before. */
  inTurn<T>(match: string, act: () => Promise<T>): Promise<T> {
    let queue = this.queues.get(match);
    if (queue === undefined) {
      queue = new PQueue({ concurrency: 1 });
      this.queues.set(match, queue);
    }
    const mine = queue;
    return mine.add(act).finally(() => {
      if (mine.size === 0 && mine.pending === 0) this.queues.delete(match);
    });
  }

  /** @throws Refused when there is no such match */
  async look(id: string): Promise<Look> {
    const { loaded, table } = await this.open(id);
    return { match: loaded.match, game: gameFor(loaded.match), table };
  }

  /** The open question of that number for a person. @throws Refused */
  promptFor(look: Look, person: string, number: number): Prompt {
    const seat = seatFor(look.match, person);
    const table = playing({ loaded: { match: look.match, snapshot: null, moves: [] }, table: look.table });
    return translated(() => table.prompt(number, seat));
  }

  /** Gives an answer. When this resolves, it is saved and applied. @throws Refused; nothing has changed then */
  answer(id: string, person: string, prompt: number, answer: Answer): Promise<Look> {
    return this.inTurn(id, async () => {
      const opened = await this.open(id);
      return this.take(opened, seatFor(opened.loaded.match, person), prompt, answer, 'player');
    });
  }

  /** As `answer`, for whoever answers a seat instead of its player: a practice player, or the clock. */
  answerFor(id: string, seat: Seat, prompt: number, answer: Answer, by: AnsweredBy): Promise<Look> {
    return this.inTurn(id, async () => this.take(await this.open(id), seat, prompt, answer, by));
  }

  /** A player gives up. */
  concede(id: string, person: string): Promise<Look> {
    return this.inTurn(id, async () => {
      const opened = await this.open(id);
      const { match } = opened.loaded;
      const seat = seatFor(match, person);
      if (match.status === 'halted') return this.end(opened.loaded, seat);
      const table = playing(opened);
      return this.apply(opened.loaded, table, () => table.leave(seat));
    });
  }

  /** Takes a player's last answer back, where nobody has seen or decided anything since. */
  takeBack(id: string, person: string): Promise<Look> {
    return this.inTurn(id, async () => {
      const opened = await this.open(id);
      const { loaded } = opened;
      const seat = seatFor(loaded.match, person);
      const table = playing(opened);
      const last = loaded.moves.at(-1);
      if (last === undefined || last.type !== 'answer' || last.seat !== seat) throw new Refused('nothing-to-take-back');
      const to = last.seq - 1;
      if (undoClass(table, to, seat) !== 'free') throw new Refused('take-back-needs-consent');
      await this.commit(loaded, { moves: [undoMove(table, to, 'wish', false)], dropAfter: to, log: [] });
      this.deps.notify({ match: id, kind: 'moved' });
      return this.look(id);
    });
  }

  /** Sets a match up, when its last player has chosen a deck. */
  begin(match: MatchRow): Promise<Look> {
    return this.inTurn(match.id, async () => {
      const loaded: Loaded = { match, snapshot: null, moves: [] };
      const game = gameFor(match);
      try {
        const { table } = resume(game, loaded);
        return await this.written(loaded, table, await this.stepOf(match, table, [], -1, 'playing'), 'begun');
      } catch (error) {
        if (error instanceof RulesFailure) await this.halt(loaded, error);
        throw error;
      }
    });
  }

  private async open(id: string): Promise<Opened> {
    const loaded = await this.deps.store.load(id);
    if (loaded === null) throw new Refused('no-match');
    const { match, snapshot } = loaded;
    if (snapshot === null || match.status === 'halted') return { loaded, table: null };
    try {
      const { table, repair } = resume(gameFor(match), loaded);
      if (repair === null) return { loaded, table };
      await this.commit(loaded, repair);
      return { loaded: (await this.deps.store.load(id)) as Loaded, table };
    } catch (error) {
      if (error instanceof RulesFailure) await this.halt(loaded, error);
      throw error;
    }
  }

  private async take(
    { loaded, table }: Opened,
    seat: Seat,
    prompt: number,
    answer: Answer,
    by: AnsweredBy,
  ): Promise<Look> {
    const now = playing({ loaded, table });
    return this.apply(loaded, now, () => now.answer(prompt, seat, answer, by) as Move, [prompt]);
  }

  /** Makes a move at a table and writes down what came of it. */
  private async apply(
    loaded: Loaded,
    table: Table<unknown>,
    make: () => Move,
    closed: readonly number[] = [],
  ): Promise<Look> {
    let move: Move;
    try {
      move = translated(make);
    } catch (error) {
      if (error instanceof RulesFailure) await this.failed(loaded, error);
      throw error;
    }
    const step = await this.stepOf(loaded.match, table, [move], loaded.snapshot?.seq ?? -1);
    return this.written(loaded, table, { ...step, closed }, 'moved');
  }

  private async written(loaded: Loaded, table: Table<unknown>, step: Commit, kind: Change['kind']): Promise<Look> {
    await this.commit(loaded, step);
    const { match } = loaded;
    this.deps.notify({ match: match.id, kind: table.outcome === null ? kind : 'over' });
    return {
      match: {
        ...match,
        status: step.status ?? match.status,
        moves: match.moves + step.moves.length,
        lines: step.log.at(-1)?.n ?? match.lines,
        outcome: table.outcome,
      },
      game: gameFor(match),
      table,
    };
  }

  private async stepOf(
    match: MatchRow,
    table: Table<unknown>,
    moves: readonly Move[],
    known: number,
    status?: 'playing',
  ): Promise<Commit> {
    const log = table.log.filter(line => line.n > match.lines);
    const { outcome, snapshot } = table;
    return {
      moves,
      log,
      ...(snapshot.seq > known && { snapshot }),
      ...(outcome !== null
        ? { status: 'over', outcome, facts: await this.factsOf(match, log) }
        : status !== undefined && { status }),
      due: this.practiceDue(match, table),
    };
  }

  private async factsOf(match: MatchRow, news: readonly LogEntry[]): Promise<MatchFacts> {
    const before = await this.deps.store.log(match.id, 0, match.lines);
    return gameFor(match).facts([...before, ...news], match.seats.length);
  }

  /** When the next practice player at the table should move. */
  private practiceDue(match: MatchRow, table: Table<unknown>): NewDue[] {
    const prompt = table.prompts.find(open => practiceLevel(match.seats[open.seat]?.player ?? null) !== null);
    return prompt === undefined
      ? []
      : [{ kind: 'practice', subject: match.id, at: this.deps.now() + paceOf(prompt) * this.deps.pace }];
  }

  /** A mistake in the rules: the operator gets a bundle, the match goes back to its last snapshot, the table is told. */
  private async failed(loaded: Loaded, failure: RulesFailure): Promise<never> {
    const number = await this.keepBundle(loaded.match, failure);
    const { repair } = goBack(gameFor(loaded.match), loaded, 'note-rules-failed');
    await this.commit(loaded, repair as Commit);
    this.deps.notify({ match: loaded.match.id, kind: 'moved' });
    throw new Refused('rules-failed', { number });
  }

  /** A mistake that comes again whenever the match is taken up: only conceding is left. */
  private async halt(loaded: Loaded, failure: RulesFailure): Promise<never> {
    const number = await this.keepBundle(loaded.match, failure);
    await this.commit(loaded, { moves: [], log: [], status: 'halted' });
    this.deps.notify({ match: loaded.match.id, kind: 'halted' });
    throw new Refused('rules-failed', { number });
  }

  private keepBundle(match: MatchRow, failure: RulesFailure): Promise<number> {
    return this.deps.store.keepBundle(match.id, this.deps.now(), JSON.parse(JSON.stringify(failure.bundle)));
  }

  /** Ends a match that cannot be played on, in favour of whoever did not give up. */
  private async end(loaded: Loaded, seat: Seat): Promise<Look> {
    const { match } = loaded;
    const places = match.seats.map(other => (other.seat === seat ? 2 : 1));
    const outcome = { places, reason: { id: 'end-conceded', args: { who: { seat } } } };
    await this.commit(loaded, { moves: [], log: [], status: 'over', outcome, facts: await this.factsOf(match, []) });
    this.deps.notify({ match: match.id, kind: 'over' });
    return this.look(match.id);
  }

  private async commit(loaded: Loaded, step: Commit): Promise<void> {
    try {
      await this.deps.store.commit(loaded.match.id, loaded.match.moves, step);
    } catch (error) {
      // Another process wrote first. What was clicked was not applied; the player sees the newest table.
      if (error instanceof Conflict) throw new Refused('stale');
      throw error;
    }
    if (step.due !== undefined && step.due.length > 0) this.deps.poke();
  }
}

interface Opened {
  readonly loaded: Loaded;
  readonly table: Table<unknown> | null;
}

function seatFor(match: MatchRow, person: string): Seat {
  const seat = seatOf(match, person);
  if (seat === null) throw new Refused('not-at-table');
  return seat;
}

function playing({ loaded: { match }, table }: Opened): Table<unknown> {
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
