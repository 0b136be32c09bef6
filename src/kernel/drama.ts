import type { Chapters } from './chapters.js';
import { type MatchFacts, type Outcome, winners } from './game.js';
import { type LogEntry, standing } from './log.js';
import type { Arg, Seat, Text } from './text.js';

/** Kinds of turning points. Each has a sound of its own in pictures: `sound-<kind>` in the words. */
export const MOMENT_KINDS = ['strike', 'stopped', 'misfire', 'fall', 'rise', 'stage', 'out'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** What a line of the log is worth telling. `amount` names an argument that makes it weigh as much more. */
interface Weighed {
  readonly kind: MomentKind;
  readonly weight: number;
  readonly amount?: string;
}

/** A number of a match that is over, with what it counts. */
export interface Figure {
  readonly label: Text;
  readonly value: number;
}

/** What a game's matches are told by. */
export interface Drama {
  /** The line with which a turn begins. */
  readonly turn: string;
  /** What stands together when a match is told while it lasts; all of it where that is left out. */
  readonly chapters?: Chapters;
  /**
   * Lines that follow from one of these, the last that was told, about the same: told briefly, a match leaves them out.
   * They stay in the log.
   */
  readonly echoes?: Readonly<Record<string, readonly string[]>>;
  /** Lines that tell what every turn brings, such as a draw: where there isn't room for all, they go first. */
  readonly routine?: readonly string[];
  /** Lines that tell what the player they name has done: that's their own doing, even if the answer of another has let it be told. */
  readonly deeds?: readonly string[];
  /** By the id of a line. */
  readonly lines: Readonly<Record<string, Weighed>>;
  /**
   * Lines that may be the blow that decided a match: dealt `to` who did not win, or `by` who did; where the seats play
   * together, one by which they `won` or `lost`.
   */
  readonly blows: Readonly<Record<string, 'to' | 'by' | 'won' | 'lost'>>;
  /** Whether one of those lines may be it; left out where each may. */
  decides?(line: LogEntry): boolean;
  /** Where the line of a blow names the card that dealt it: the one that it tells of, or the one that caused it. */
  readonly dealer?: 'told' | 'cause';
  /** Reasons of an outcome by which somebody gave up. */
  readonly conceded: readonly string[];
  /** The three numbers that say most about a match. */
  figures(facts: MatchFacts): readonly Figure[];
}

/** A turning point, as everybody saw it. */
export interface Moment {
  /** The line it is told by. */
  readonly n: number;
  readonly turn: number;
  readonly kind: MomentKind;
  readonly weight: number;
  readonly words: Text;
  readonly card: string | null;
  readonly seat: Seat | null;
}

/** From this weight on a moment is big: it stands for its whole turn. */
export const BIG = 5;

/** All that is worth telling of a log, in its order, but for what was undone. Only what everybody saw. */
export function momentsIn(log: readonly LogEntry[], { turn: begins, lines }: Drama): Moment[] {
  const moments: Moment[] = [];
  let turn = 0;
  for (const line of standing(log)) {
    const { n, id, args } = line;
    if (id === begins) turn++;
    if (!Object.hasOwn(lines, id)) continue;
    const { kind, weight, amount } = lines[id] as Weighed;
    const more = amount === undefined ? 0 : Number(args?.[amount] ?? 0);
    const named = Object.values(args ?? {});
    moments.push({
      n,
      turn,
      kind,
      weight: weight + more,
      words: wordsOf(line),
      card: first(named, cardIn),
      seat: seatIn(args?.who),
    });
  }
  return moments;
}

/** The big moment of some lines, such as those of a turn: the weightiest, of several the first. Null where there is none. */
export function bigMoment(lines: readonly LogEntry[], drama: Drama): Moment | null {
  const weightiest = heaviest(momentsIn(lines, drama));
  return weightiest !== null && weightiest.weight >= BIG ? weightiest : null;
}

/** How much lighter each turning point of its kind in a story makes another: five blocks are no story. */
const AGAIN = 2;

/** The turning points of a match, five at most: the weightiest of each stretch of it, where what has been told already weighs less. */
export function storyOf(log: readonly LogEntry[], drama: Drama): Moment[] {
  // How a match was set up turned nothing.
  const moments = momentsIn(log, drama).filter(({ turn }) => turn > 0);
  const stretches = Math.min(5, moments.length);
  const told: Moment[] = [];
  const freshly = ({ kind, weight }: Moment): number => weight - AGAIN * told.filter(one => one.kind === kind).length;
  for (let at = 0; at < stretches; at++) {
    const from = Math.floor((at * moments.length) / stretches);
    const to = Math.floor(((at + 1) * moments.length) / stretches);
    told.push(heaviest(moments.slice(from, to), freshly) as Moment);
  }
  return told;
}

/** What decided a match, as everybody saw it. */
export interface Blow {
  readonly words: Text;
  readonly card: string | null;
  /** The card that dealt it, and for whom: null where the line does not tell, or where the blow hurt those who did not win. */
  readonly by: { readonly card: string | null; readonly seat: Seat | null };
}

/** The blow that decided a match: the last that hurt a loser or was a winner's; null where there was none, as in a draw. */
export function decidingBlow(log: readonly LogEntry[], drama: Drama, outcome: Outcome): Blow | null {
  const { blows, lines, dealer } = drama;
  const won = new Set(winners(outcome));
  const decided = log.findLast(line => {
    const { id, args } = line;
    // One that came to nothing decided nothing.
    if (!Object.hasOwn(blows, id) || args?.[lines[id]?.amount ?? 'amount'] === 0) return false;
    if (drama.decides?.(line) === false) return false;
    const how = blows[id];
    if (how === 'won' || how === 'lost') return outcome.together === how;
    const seat = seatIn(args?.who);
    return seat !== null && won.size > 0 && won.has(seat) === (how === 'by');
  });
  if (decided === undefined) return null;
  const { id, args = {}, why } = decided;
  const card = first(Object.values(args), cardIn);
  const dealt = dealer === 'told' ? card : dealer === 'cause' ? (why?.card ?? null) : null;
  return { words: wordsOf(decided), card, by: { card: dealt, seat: blows[id] === 'to' ? null : seatIn(args.who) } };
}

/** Whether all of several have won, and so nobody has. */
export const isDrawn = ({ places }: Outcome): boolean => places.length > 1 && places.every(place => place === 1);

/** How a match ended, as far as its poster goes. */
export type Ending = 'won' | 'drawn' | 'conceded' | 'together-won' | 'together-lost';

export function endingOf(outcome: Outcome, { conceded }: Drama): Ending {
  if (outcome.together !== undefined) return outcome.together === 'won' ? 'together-won' : 'together-lost';
  if (isDrawn(outcome)) return 'drawn';
  return conceded.includes(outcome.reason.id) ? 'conceded' : 'won';
}

/** What all seats together did of something. */
export const sumOf = ({ seats }: MatchFacts, ...what: readonly string[]): number =>
  seats.reduce((sum, counts) => sum + what.reduce((part, one) => part + (counts[one] ?? 0), 0), 0);

/** Whether a line only follows from one before it, and both name the same card or player. */
export function isEcho({ id, args = {} }: LogEntry, before: LogEntry, { echoes = {} }: Pick<Drama, 'echoes'>): boolean {
  if (!Object.hasOwn(echoes, id) || echoes[id]?.includes(before.id) !== true) return false;
  const told = Object.values(before.args ?? {}).map(arg => JSON.stringify(arg));
  const named = Object.values(args);
  return named.length === 0 || named.some(arg => told.includes(JSON.stringify(arg)));
}

/** A line without anything that only some saw. */
const wordsOf = ({ id, args }: LogEntry): Text => (args === undefined ? { id } : { id, args });

/** Of several that weigh as much, the first. */
const heaviest = (moments: readonly Moment[], weigh = ({ weight }: Moment): number => weight): Moment | null =>
  moments.reduce<Moment | null>((best, one) => (best === null || weigh(one) > weigh(best) ? one : best), null);

const seatIn = (arg: Arg | undefined): Seat | null => (typeof arg === 'object' && 'seat' in arg ? arg.seat : null);
const cardIn = (arg: Arg): string | null => (typeof arg === 'object' && 'card' in arg ? arg.card : null);
const first = (args: readonly Arg[], of: (arg: Arg) => string | null): string | null =>
  args.map(of).find(found => found !== null) ?? null;
