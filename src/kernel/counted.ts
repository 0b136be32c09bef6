import type { Deck, MatchFacts } from './game.js';
import type { LogEntry } from './log.js';
import type { Arg, Seat } from './text.js';

/** What a line counts. `which` names an argument whose word comes first, `amount` one that holds how much: else it is one. */
interface CountedLine {
  readonly what: string;
  readonly which?: string;
  readonly amount?: string;
}

/** What a game wants counted of its log. */
export interface CountingRules {
  /** By the id of a line that names a seat: what it counts for that seat, be it several things. */
  readonly lines: Readonly<Record<string, CountedLine | readonly CountedLine[]>>;
  /** The line with which a turn begins. */
  readonly turn: string;
  /** Lines by which the card they name counts as played. */
  readonly played: readonly string[];
}

/** Counts a log: by seat, and for each card how often each seat played it. The player whom the first turn names went first. */
export function countedFrom(
  log: readonly LogEntry[],
  decks: readonly Deck[],
  { lines, turn, played }: CountingRules,
): MatchFacts {
  const seats = decks.map((): Record<string, number> => ({}));
  const cards: Record<string, { played: number[] }> = {};
  let turns = 0;
  let first: Seat | null = null;
  for (const { id, args = {} } of log) {
    const seat = seatIn(args.who);
    if (id === turn) {
      turns++;
      first ??= seat;
    }
    const counts = seat === null ? undefined : seats[seat];
    if (seat === null || counts === undefined) continue;
    for (const line of [lines[id] ?? []].flat()) {
      const what = line.which === undefined ? line.what : `${String(args[line.which])} ${line.what}`;
      counts[what] = (counts[what] ?? 0) + (line.amount === undefined ? 1 : Number(args[line.amount]));
    }
    const card = cardIn(args.card);
    if (card === null || !played.includes(id)) continue;
    cards[card] ??= { played: decks.map(() => 0) };
    cards[card].played[seat] = (cards[card].played[seat] ?? 0) + 1;
  }
  return { turns, seats, cards, ...(first !== null && { first }) };
}

const seatIn = (arg: Arg | undefined): Seat | null => (typeof arg === 'object' && 'seat' in arg ? arg.seat : null);
const cardIn = (arg: Arg | undefined): string | null => (typeof arg === 'object' && 'card' in arg ? arg.card : null);
