import type { Answer, Prompt } from './prompts/index.js';
import type { Random } from './random.js';
import type { Seat } from './text.js';

/** How well a practice bot plays, weakest first. */
export const LEVELS = ['easy', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What a practice bot likes, whatever its level: to strike, to be safe, or what cards can do beside striking. */
export const TEMPERS = ['bold', 'careful', 'tricky'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What a practice bot is shown: a state in which everything its seat may not see has been dealt again. */
export interface Seen<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly random: Random;
  readonly temper?: Temper | undefined;
}

/** A practice bot. Without a temper it plays as well as it can. */
export type Opponent<S> = (seen: Seen<S>) => Answer;

/** What a practice bot needs to look ahead. */
export interface Foresight<S> {
  /** Answers for everybody while looking ahead. Called by the thousand. */
  readonly policy: Opponent<S>;
  /**
   * Whether the policy goes by what its seat sees alone at such a table, whatever it imagines to be hidden there: so long as that has
   * learnt nothing, it answers alike on all deals. Left out: nowhere.
   */
  bySight?(state: S): boolean;
  /** How a table stands for a seat, from 0 (as good as lost) to 1 (as good as won), where no net has learnt that. */
  evaluate(state: S, seat: Seat): number;
  /** Something that counts on through a match, such as its turns; and how far on it is worth looking. */
  clock(state: S): number;
  readonly ahead: number;
  /** Answers that are never tried: on an imagined deal they look better than they can be. */
  shuns?(answer: Answer): boolean;
  /** How many answers a level thinks through for one question; left out: the strong player the usual number, others none. */
  readonly nodes?: Partial<Readonly<Record<Level, number>>>;
  /** The same where partners sit at the table, whose turns take up most of a look. */
  readonly together?: Partial<Readonly<Record<Level, number>>>;
}

/** Tells what there is: a name, and how much of it where it is not just there. */
export type Note = (name: string, amount?: number) => void;

/** Notes what somebody sees. */
export type View = (note: Note) => void;

/** What a net may go by at a question. */
export interface Insight {
  /** The table, as the seat sees it that is asked. */
  readonly table: View;
  /** One answer. */
  answer(answer: Answer, note: Note): void;
}

/** What a net learns a game by. */
export interface Learning<S> {
  /** Null where the first thought is to be taken as it is. */
  insight(seen: Seen<S>): Insight | null;
  /**
   * How the table stands, as each of those sees it who win and lose with a seat; the worth of it where that is known, and null
   * where nets have nothing to say of it.
   */
  stands(state: S, seat: Seat): readonly View[] | number | null;
  /** How near those came to winning who did not, from 0 to 1: there is something to learn before the first win. */
  nearness(state: S): number;
}

/** What a game's practice bots are made of. */
export interface Opponents<S> {
  readonly easy?: Opponent<S>;
  readonly steady?: Opponent<S>;
  /** Looks ahead, the same way in every game. */
  readonly strong?: Foresight<S>;
  /** Only where a net learns to choose among answers. */
  readonly learning?: Learning<S>;
}
