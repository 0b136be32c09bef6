import { type Game, type Json, lessonIn, type Seat } from '../kernel/index.js';
import { isPractice, practiceLevel } from '../opponents/index.js';
import { type CountedKind, type Ending, missedIn, type SeatRow } from '../store/port.js';
import { leadOf } from './lead.js';

/** A seat that somebody played, and what they brought to it. */
interface Hand {
  readonly seat: Seat;
  readonly deck: string;
  readonly hero: string | null;
}

/** One player's part in a match that counts. */
export interface Part {
  readonly seat: Seat;
  readonly player: string;
  readonly hands: readonly Hand[];
  readonly won: boolean;
  readonly drawn: boolean;
  /** Null where nobody goes first. */
  readonly first: boolean | null;
}

/** A match as statistics see it: who took part, how, and in what kind of match. */
export interface Record {
  readonly kind: CountedKind;
  readonly parts: readonly Part[];
  /** What they played against together; null where they played each other. */
  readonly scenario: string | null;
  readonly places: readonly number[];
}

/** Null for a match that somebody in charge has ruled out, for a lesson and for a quest, which has a list of its own. */
export function recordOf(ending: Ending, game: Game): Record | null {
  const { match, places, facts } = ending;
  if (places === null || lessonIn(game, match.options) !== undefined || isQuest(match)) return null;
  const together = match.outcome?.together !== undefined;
  const missed = missedIn(match);
  const there = places.filter((_, seat) => !missed.includes(seat));
  const isDraw = !together && there.length > 1 && there.every(place => place === 1);
  const won = (seat: Seat): boolean => (together ? match.outcome?.together === 'won' : places[seat] === 1 && !isDraw);
  const people = new Set<string>();
  const kind = kindOf(ending);
  const seats = kind === 'practice' ? match.seats : heldIn(match);
  const handOf = ({ seat, deck }: SeatRow): Hand => {
    const hero = deck === null ? null : leadOf(game, deck);
    return { seat, deck: deck?.name ?? '', hero: hero === null ? null : String(hero) };
  };
  const parts = seats.flatMap(({ seat, player }): Part[] => {
    // Who plays two hands plays one match.
    if (player === null || practiceLevel(player) !== null || people.has(player) || missed.includes(seat)) return [];
    people.add(player);
    return [
      {
        seat,
        player,
        hands: seats.filter(other => other.player === player).map(handOf),
        won: won(seat),
        drawn: isDraw,
        first: facts.first === undefined ? null : facts.first === seat,
      },
    ];
  });
  return { kind, parts, places, scenario: together ? scenarioOf(ending, game) : null };
}

/** Who has had a seat before a practice bot, and for how long bots have had it. */
interface Held {
  readonly away?: { readonly [seat: string]: string };
  readonly practised?: { readonly [seat: string]: { readonly since: number; readonly had: number } };
}

/** What a match's terms say that statistics have to know. */
const said = ({ terms }: Ending['match']) => (terms ?? {}) as { readonly quest?: Json; readonly hinted?: true } & Held;

const isQuest = (match: Ending['match']): boolean => said(match).quest !== undefined;

/** Whether a hint was given among partners. */
const wasHinted = (match: Ending['match']): boolean => said(match).hinted === true;

/** Whether a practice bot sat there from the start, or for more than half of the match. */
function wasPractised(match: Ending['match'], row: SeatRow): boolean {
  const held = said(match).practised?.[row.seat];
  if (held === undefined) return isPractice(row);
  const had = held.had + (isPractice(row) ? match.moves - held.since : 0);
  return had * 2 > match.moves;
}

/** The seats, each with whom it was held by for most of the match where a practice bot stood in at the end. */
const heldIn = (match: Ending['match']): SeatRow[] =>
  match.seats.map(row => (isPractice(row) ? { ...row, player: said(match).away?.[row.seat] ?? row.player } : row));

function kindOf({ match, facts, left }: Ending): CountedKind {
  if (match.seats.some(row => wasPractised(match, row)) || wasHinted(match)) return 'practice';
  // Where people play together their turns are rounds, and everybody has had one after the first.
  const first = match.outcome?.together === undefined ? match.seats.length : 1;
  return left && facts.turns <= first ? 'early' : 'people';
}

/** The same scenario with more players is another: how hard it is differs. */
function scenarioOf({ match }: Ending, game: Game): string {
  const options = game.options.safeParse(match.options);
  const id = options.success ? game.scenario?.(options.data) : undefined;
  return `${id ?? match.ruleset}/${match.seats.length}`;
}
