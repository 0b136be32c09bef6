import type { Dealer } from './dealer.js';
import type { Game, Kept } from './game.js';
import { hash } from './hash.js';
import type { Json } from './json.js';
import { isRealChoice } from './prompts/alike.js';
import type { Questions } from './questions.js';
import { type Text, text } from './text.js';

/** How often a table may begin a turn where the game doesn't say: the last time ends the match. */
const RETURNS = 3;
/** Turns in a row without a real choice that end a match. */
const FORCED_TURNS = 100;
/** Tables that are remembered, so that a match's record stays small. */
const REMEMBERED = 100;

/**
 * What tells a match that would go on for ever. Part of the envelope, so a match that is taken up again comes to the
 * same end as one that is played through.
 */
export interface Course {
  /** Turns that have begun since somebody had a real choice. */
  forced: number;
  /** How big the hidden piles were as this turn began; null before the first. */
  hidden: readonly number[] | null;
  /**
   * Tables as turns began, oldest first; of turns without hidden cards coming or going, and few others. Until somebody
   * reads the envelope as they were met, then only their fingerprints: these are dear, and most are never read.
   */
  tables: (Met | string)[];
}

/** A table that a turn began with. Most are never written out: nothing that looks like them comes again. */
class Met {
  private readonly table: Kept;
  /** How far the streams had been drawn whose draws make another table. */
  private readonly chance: readonly (readonly [stream: string, draws: number])[];
  private text: string | null = null;

  constructor(table: Kept, chance: Met['chance']) {
    this.table = table;
    this.chance = chance;
  }

  get written(): string {
    this.text ??= `[${this.table.json()},${JSON.stringify(this.chance)}]`;
    return this.text;
  }

  is(other: Met): boolean {
    return this === other || (this.table.sign === other.table.sign && this.written === other.written);
  }
}

/** Makes fingerprints of the tables that are still kept as they were met, as records hold them. */
export function seal({ tables }: Course): void {
  for (let at = tables.length - 1; at >= 0; at--) {
    const table = tables[at];
    if (typeof table !== 'object') return;
    tables[at] = fingerprint(table.written);
  }
}

const fingerprint = (written: string): string => hash(written).slice(0, 12);

/** How many of some tables are this one. */
function timesOf(met: Met, tables: Course['tables']): number {
  let sealed: string | null = null;
  let times = 0;
  for (const table of tables) {
    if (typeof table === 'string') sealed ??= fingerprint(met.written);
    if (typeof table === 'string' ? table === sealed : table.is(met)) times++;
  }
  return times;
}

/** A zone sorted by printed ids, for tables: where its order decides nothing, it makes no other table. */
export const inAnyOrder = <C extends { readonly card: string }>(zone: readonly C[]): C[] =>
  [...zone].sort(({ card: one }, { card: other }) => (one < other ? -1 : one > other ? 1 : 0));

/** The course of a match that has not begun. */
export const outset = (): Course => ({ forced: 0, hidden: null, tables: [] });

/**
 * Ends matches that would go on for ever, by the game's own rule for it. A table that begins a turn too often is such a
 * match, and so are a hundred turns in a row in which nobody had a real choice.
 */
export class Umpire<S, O> {
  private readonly game: Game<S, O>;
  private readonly dealer: Dealer<S>;
  /** The turn at the last look; null before the first: the turn that a table is taken up in has been counted. */
  private turn: string | number | null = null;

  constructor(game: Game<S, O>, dealer: Dealer<S>) {
    this.game = game;
    this.dealer = dealer;
  }

  /** Somebody is asked. */
  asked(questions: Questions): void {
    const { course } = this.dealer.envelope;
    if (course.forced > 0 && questions.some(isRealChoice)) course.forced = 0;
  }

  /** Looks at the table between two actions, and ends the match where that has to be. */
  look(): void {
    const { game, dealer } = this;
    const { state, envelope } = dealer;
    const turn = game.stalemate.turn(state);
    const begins = envelope.course.hidden === null || (this.turn !== null && this.turn !== turn);
    this.turn = turn;
    if (!begins || game.outcome(state) !== null) return;
    const reason = this.verdict();
    if (reason !== null) this.end(reason);
  }

  /** Ends the match, and says why. */
  end(reason: Text): void {
    const { game, dealer } = this;
    dealer.log({ ...reason, why: { rule: 'stalemate' } });
    game.stalemate.end(dealer.state, reason);
  }

  /** Notes that a turn begins. Why the match has to end with it; null where it goes on. */
  private verdict(): Text | null {
    const { course } = this.dealer.envelope;
    course.forced++;
    const most = this.game.stalemate.returns?.(this.dealer.state) ?? null;
    if (this.returns() >= (most ?? RETURNS))
      return most === null ? text('end-repeated') : text('end-repeated-often', { times: most });
    // The turn that has just begun is the first that is not over.
    return course.forced > FORCED_TURNS ? text('end-forced', { turns: FORCED_TURNS }) : null;
  }

  /** How often a turn has begun with this table; 0 where that is not looked at. */
  private returns(): number {
    const { course, state } = this.dealer.envelope;
    const hidden = this.game.stalemate.hidden(state);
    const before = course.hidden ?? hidden;
    course.hidden = hidden;
    // Fingerprints are dear. Where hidden piles grow and shrink from turn to turn, no table comes back.
    if (hidden.some((size, pile) => size > 0 && size !== before[pile])) return 0;
    const met = this.met();
    if (met === null) return 0;
    course.tables.push(met);
    if (course.tables.length > REMEMBERED) course.tables.shift();
    return timesOf(met, course.tables);
  }

  /** All that decides how the match may go on. What was shuffled or left to luck is another table, though it may look the same. */
  private met(): Met | null {
    const { stalemate } = this.game;
    const { state, streams } = this.dealer.envelope;
    const table = stalemate.kept === undefined ? writtenNow(stalemate.table(state)) : stalemate.kept(state);
    if (table === null) return null;
    const chance = Object.entries(streams).filter(([stream]) => !stalemate.luck.includes(stream));
    return new Met(table, chance);
  }
}

/** A table that shares parts with the state can't wait. Whether it is another is told from the text alone. */
function writtenNow(table: Json | null): Kept | null {
  if (table === null) return null;
  const text = JSON.stringify(table);
  return { sign: 0, json: () => text };
}
