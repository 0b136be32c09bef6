import { randomInt } from 'node:crypto';
import {
  type Deck,
  type Game,
  type Json,
  type Level,
  type Problem,
  type Seat,
  TEMPERS,
  type Temper,
} from '../../kernel/index.js';
import { characterId, hasTemper, isPractice, levelsOf, practiceId } from '../../opponents/index.js';
import type { MatchRow, SeatRow } from '../../store/port.js';
import type { Person } from '../play/look.js';
import { Refused } from '../refused.js';
import { readTerms } from './terms.js';

type Laid = Pick<MatchRow, 'ruleset' | 'options' | 'seats' | 'terms'>;

export const emptySeat = (seat: Seat): SeatRow => ({
  seat,
  player: null,
  name: '',
  deck: null,
  sitting: '',
  luck: null,
  late: false,
});

/** A person as they sit down. */
export const personSeat = (seat: Seat, { id, name }: Person, deck: Deck | null): SeatRow => ({
  ...emptySeat(seat),
  player: id,
  name,
  deck,
});

/** What the id of somebody who has been forgotten begins with, in place of their own. */
export const FORMER = 'former:';
export const isFormer = (player: string | null): boolean => player?.startsWith(FORMER) === true;

const NAMES: Readonly<Record<Level, string>> = {
  easy: 'Easy Bot',
  steady: 'Steady Bot',
  strong: 'Strong Bot',
};

/** What they were called before; matches keep the name they were recorded with. */
const FORMER_NAMES: Readonly<Record<Level, string>> = {
  easy: 'Easy Practice',
  steady: 'Steady Practice',
  strong: 'Strong Practice',
};

const CHARACTERS: Readonly<Record<Temper, string>> = {
  bold: 'Firebrand',
  careful: 'Lookout',
  tricky: 'Trickster',
};

/** What a practice bot is called; several have to be told apart. One with a temper is a character. */
export const practiceName = (level: Level, n = 1, temper?: Temper): string =>
  `${temper === undefined ? NAMES[level] : `${CHARACTERS[temper]} (${level} bot)`}${n === 1 ? '' : ` ${n}`}`;

/** The names, without a number, under which such a bot may be on record. */
export const recordedNames = (level: Level, temper?: Temper): readonly string[] =>
  temper === undefined ? [NAMES[level], FORMER_NAMES[level]] : [practiceName(level, 1, temper)];

/** The level that most people want. */
const USUAL: Level = 'steady';

/** The level a game practises at: the one that is wished for, or the first that it has. @throws Refused where it has none */
export function practiceAt(game: Game, wanted: Level = USUAL): Level {
  const levels = levelsOf(game);
  const level = levels.includes(wanted) ? wanted : levels[0];
  if (level === undefined) throw new Refused('no-practice');
  return level;
}

interface Practising {
  readonly level?: Level | undefined;
  /** Which of the ready decks it takes, counted on and on; by chance where it is left out. */
  readonly draw?: number;
}

interface Character extends Practising {
  /** Which character comes first at a table, counted on and on, and which of its bots this is: no two in a row are alike. */
  readonly cast?: number;
  readonly n?: number;
}

/** A practice bot with a ready deck and no temper: it stands in for somebody. @throws Refused where there is none for these rules */
export function practiceSeat(game: Game, ruleset: string, seat: Seat, wish: Practising = {}): SeatRow {
  const { draw = randomInt(MOST_DRAWS) } = wish;
  const level = practiceAt(game, wish.level);
  const decks = readyDecks(game, ruleset);
  const deck = decks[draw % decks.length];
  if (deck === undefined) throw new Refused('no-practice');
  return { ...emptySeat(seat), player: practiceId(level), name: practiceName(level), deck };
}

/** A practice bot that is somebody, where its level has tempers, with a ready deck. @throws Refused where there is none for these rules */
export function characterSeat(game: Game, ruleset: string, seat: Seat, wish: Character = {}): SeatRow {
  const { cast = randomInt(MOST_DRAWS), n = 1 } = wish;
  const level = practiceAt(game, wish.level);
  if (!hasTemper(level)) return { ...practiceSeat(game, ruleset, seat, wish), name: practiceName(level, n) };
  const temper = TEMPERS[(cast + n) % TEMPERS.length] as Temper;
  const name = practiceName(level, Math.ceil(n / TEMPERS.length), temper);
  return { ...practiceSeat(game, ruleset, seat, wish), player: characterId(level, temper), name };
}

const MOST_DRAWS = 2 ** 32;

/** The first number whose name no seat has: those that came before may have been given back. */
function freeNumber(seats: readonly SeatRow[], called: (n: number) => string): number {
  const names = seats.map(({ name }) => name);
  let n = 1;
  while (names.includes(called(n))) n++;
  return n;
}

/** What a person is called beside the seats of a table that they hold already: those have to be told apart. */
export function nameBeside(seats: readonly SeatRow[], { id, name }: Person): string {
  const called = (n: number): string => (n === 1 ? name : `${name} ${n}`);
  return called(
    freeNumber(
      seats.filter(({ player }) => player === id),
      called,
    ),
  );
}

/** One more practice bot at a table, of another name than those that sit there. @throws Refused */
export function characterBeside(
  seats: readonly SeatRow[],
  game: Game,
  ruleset: string,
  seat: Seat,
  wish: Omit<Character, 'n'>,
): SeatRow {
  const numbered = (n: number): SeatRow => characterSeat(game, ruleset, seat, { ...wish, n });
  return numbered(freeNumber(seats.filter(isPractice), n => numbered(n).name));
}

/** The same seats, with one changed. */
export const withSeat = (seats: readonly SeatRow[], seat: Seat, change: Partial<SeatRow>): SeatRow[] =>
  seats.map(row => (row.seat === seat ? { ...row, ...change } : row));

/** @throws Refused naming the first problem */
export function checkDeck(game: Game, options: Json, deck: Deck): void {
  const [first] = game.decks.check(deck, game.options.parse(options));
  if (first !== undefined) throw new Refused('deck-not-legal', { problem: first.message });
}

/** Whether somebody has a deck that can be played. */
export const isPlayable = (game: Game, options: Json, deck: Deck | null): boolean =>
  deck !== null && game.decks.check(deck, game.options.parse(options)).length === 0;

/** Whether the decks chosen so far can be played at one table, with practice bots that fall in with them. */
export const goTogether = (game: Game, laid: Pick<Laid, 'ruleset' | 'options' | 'seats'>): boolean =>
  fallenIn(game, { ...laid, seats: laid.seats.filter(({ deck }) => deck !== null) }) !== null;

/**
 * The seats as they play, once everyone has a deck and the decks go together; null before. Practice bots fall in with
 * the others: they take another deck where theirs does not go. Decks of quests and lessons are played as they are.
 * @throws Refused saying why the decks do not go together
 */
export function readySeats(game: Game, { ruleset, options, seats, terms }: Laid): readonly SeatRow[] | null {
  if (seats.some(seat => seat.player === null || seat.deck === null)) return null;
  const { quest, lesson } = readTerms(terms);
  const wrong = quest === undefined && lesson === undefined ? pairProblem(game, options, seats) : null;
  if (wrong === null) return seats;
  const found = fallenIn(game, { ruleset, options, seats });
  if (found === null) throw new Refused('decks-do-not-match', { problem: wrong.message });
  return found;
}

/** The seats with decks that go together: those of people as they are, those of practice bots as they fall in; null where none do. */
function fallenIn(
  game: Game,
  { ruleset, options, seats }: Pick<Laid, 'ruleset' | 'options' | 'seats'>,
): readonly SeatRow[] | null {
  const decks = readyDecks(game, ruleset);
  const fallIn = (laid: readonly SeatRow[], [next, ...rest]: readonly SeatRow[]): readonly SeatRow[] | null => {
    if (pairProblem(game, options, laid) !== null) return null;
    if (next === undefined) return laid;
    // From its own deck on, in the order of the list: once luck has been added, the bot chooses nothing.
    const own = Math.max(
      0,
      decks.findIndex(({ name }) => name === next.deck?.name),
    );
    for (const deck of [...decks.slice(own), ...decks.slice(0, own)]) {
      const found = fallIn([...laid, { ...next, deck }], rest);
      if (found !== null) return found;
    }
    return null;
  };
  const people = seats.filter(seat => !isPractice(seat));
  const found = fallIn(people, seats.filter(isPractice));
  return found === null ? null : [...found].sort((one, other) => one.seat - other.seat);
}

/** Which of the seats' decks do not go together, as far as they are chosen; null where they do. */
function pairProblem(game: Game, options: Json, seats: readonly SeatRow[]): Problem | null {
  const decks = seats.flatMap(({ deck }) => (deck === null ? [] : [deck]));
  // One deck goes with itself, and where only practice bots sit none has been chosen yet.
  if (decks.length < 2) return null;
  return game.decks.pair?.(decks, game.options.parse(options)) ?? null;
}

/** A deck is to go with those that other people have chosen already. @throws Refused */
export function checkPair(game: Game, options: Json, seats: readonly SeatRow[]): void {
  const wrong = pairProblem(
    game,
    options,
    seats.filter(seat => !isPractice(seat)),
  );
  if (wrong !== null) throw new Refused('decks-do-not-match', { problem: wrong.message });
}

const readyDecks = (game: Game, ruleset: string): Deck[] =>
  game.decks.ready.filter(({ rulesets }) => rulesets.includes(ruleset)).map(({ id, cards }) => ({ name: id, cards }));
