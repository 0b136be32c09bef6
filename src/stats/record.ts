import { type Game, type Json, lessonIn, type Seat } from '../kernel/index.js';
import { isPractice, practiceLevel } from '../opponents/index.js';
import { type CountedKind, type Ending, missedIn } from '../store/port.js';
import { leadOf } from './lead.js';

/** One player's part in a match that counts. */
export interface Part {
  readonly seat: Seat;
  readonly player: string;
  /** Seats they played. */
  readonly hands: number;
  readonly won: boolean;
  readonly drawn: boolean;
  readonly deck: string;
  readonly hero: string | null;
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
  const parts = match.seats.flatMap(({ seat, player, deck }): Part[] => {
    // Who plays two hands plays one match.
    if (player === null || practiceLevel(player) !== null || people.has(player) || missed.includes(seat)) return [];
    people.add(player);
    const hero = deck === null ? null : leadOf(game, deck);
    return [
      {
        seat,
        player,
        hands: match.seats.filter(other => other.player === player).length,
        won: won(seat),
        drawn: isDraw,
        deck: deck?.name ?? '',
        hero: hero === null ? null : String(hero),
        first: facts.first === undefined ? null : facts.first === seat,
      },
    ];
  });
  return { kind: kindOf(ending), parts, places, scenario: together ? scenarioOf(ending, game) : null };
}

/** What a match's terms say that statistics have to know. */
const said = ({ terms }: Ending['match']) => (terms ?? {}) as { readonly quest?: Json; readonly hinted?: true };

const isQuest = (match: Ending['match']): boolean => said(match).quest !== undefined;

/** Whether a hint was given among partners. */
const wasHinted = (match: Ending['match']): boolean => said(match).hinted === true;

function kindOf({ match, facts, left }: Ending): CountedKind {
  if (match.seats.some(isPractice) || wasHinted(match)) return 'practice';
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
