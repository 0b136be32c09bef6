import { awaited } from '../../kernel/index.js';
import { isInLobby, type Look, seatsOf } from '../../matches/matches.js';

/** What somebody has been shown, as far as what comes next depends on it. */
export interface Seen {
  /** All that can change what stands in a menu. */
  readonly state: string;
  /** What its person could answer. */
  readonly asked: string;
  /** Who the match waited for, and for what. */
  readonly awaited: string;
  /** How many moves there were: what comes from an older look is not shown. */
  readonly moves: number;
  /** The last log line there was, and the last one before its news; null where no earlier look at the match is known. */
  readonly lines: number | null;
  readonly since: number | null;
  /** The last log line of what its person's own last answer did; 0 where none is known. */
  readonly mine: number;
}

/** Whether a menu asks, waits for, or offers to undo something that is settled by now. */
export const isPast = (look: Look, person: string, seen: Seen): boolean =>
  askedOf(look, person).join() !== seen.asked || awaitedIn(look) !== seen.awaited;

const awaitedIn = ({ table }: Look): string =>
  JSON.stringify(awaited(table?.prompts ?? []).map(({ seat, reason }) => [seat, reason]));

/** What somebody sees in a menu that shows a match as it looks. */
export const seenIn = (look: Look, person: string, news: Pick<Seen, 'since' | 'mine'>): Seen => ({
  state: stateOf(look, person),
  asked: askedOf(look, person).join(),
  awaited: awaitedIn(look),
  moves: look.match.moves,
  lines: isInLobby(look.match) ? null : look.match.lines,
  ...news,
});

/**
 * What somebody can answer: questions by their numbers, and before the match a deck for each of their seats without one. Their list of
 * decks says what the table waits for: once nobody else is, it's another.
 */
export const askedOf = ({ match, table }: Look, person: string): string[] => {
  const seats = seatsOf(match, person);
  if (isInLobby(match))
    return seats.filter(seat => match.seats[seat]?.deck === null).map(seat => `deck ${seat} ${match.status}`);
  return (table?.prompts ?? []).filter(({ seat }) => seats.includes(seat)).map(({ number }) => String(number));
};

/** All that can change what stands in a menu, in one text. */
export const stateOf = (look: Look, person: string): string => {
  const { status, moves, lines, seats } = look.match;
  const seated = seats.map(({ player, deck }) => [player, deck === null]);
  return JSON.stringify([status, moves, lines, seated, askedOf(look, person)]);
};
