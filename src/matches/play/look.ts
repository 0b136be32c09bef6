import { gameOf } from '../../games/index.js';
import {
  type AnsweredBy,
  type Deck,
  effective,
  type Game,
  type Json,
  type LogEntry,
  type Move,
  type Prompt,
  type Scene,
  type Seat,
  type Snapshot,
  type Table,
  undoClass,
  type Viewer,
} from '../../kernel/index.js';
import { gameWith } from '../../sets/index.js';
import type { DraftRow, Loaded, MatchRow } from '../../store/port.js';
import { type Lapse, readTerms } from '../lobby/terms.js';
import type { PlayPreferences } from '../people/preferences.js';
import { Refused } from '../refused.js';

/** Somebody, as Discord knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/**
 * A match as it stands now, ready to be looked at. There is no table before set-up, nor where the rules cannot run it
 * (any more): a halted match, or one that was over before an upgrade. Then `match` says all there is to say.
 */
export interface Look {
  readonly match: MatchRow;
  readonly game: Game;
  readonly table: Table<unknown> | null;
  /** The newest snapshot; null before set-up. */
  readonly snapshot: Snapshot | null;
  /** Moves since the last snapshot, those undone included. */
  readonly since: readonly Move[];
  /** The newest log lines: those it was found with, and all that were written since. */
  readonly lately: readonly LogEntry[];
  /** The answers that somebody has half entered. */
  readonly drafts: readonly DraftRow[];
  /** What each person who sits there has stored of their preferences, by id. */
  readonly stored: Readonly<Record<string, Json>>;
  /** How each person who sits there wants to be treated, by id. */
  readonly preferences: ReadonlyMap<string, PlayPreferences>;
}

/** What happened to a match: presenters show it again. */
export interface Change {
  readonly match: string;
  /** The match as it stands after the change, where that is at hand; else it has to be looked at. */
  readonly look?: Look;
  readonly kind:
    | 'lobby'
    | 'begun'
    | 'moved'
    | 'over'
    | 'halted'
    | 'closed'
    | 'late'
    | 'remind'
    | 'nudge'
    | 'later'
    | 'gone';
  /** Of the last five: whom it is about. */
  readonly seats?: readonly Seat[];
  /** Of `late`: what has happened. */
  readonly lapse?: Lapse;
  /** Of `nudge`: who waits for them. */
  readonly by?: Seat;
}

/** How a game is found by its id. */
export type Games = (id: string) => Game | undefined;

/** @throws Refused for a game that this build does not have */
export function knownGame(games: Games, id: string): Game {
  const game = games(id);
  if (game === undefined) throw new Refused('unknown-game', { game: id });
  return game;
}

/** The game of a match, with the set it is played with. A match of a game this build does not have cannot be read. */
export const gameFor = ({ game, set }: Pick<MatchRow, 'game' | 'set'>, games: Games = gameOf): Game =>
  gameWith(knownGame(games, game), set);

/** A match from its newest snapshot on, as the store had it. */
export const loadedOf = ({ match, snapshot, since }: Look): Loaded => ({ match, snapshot, moves: since });

/** What has been entered of the answer to a question; null for nothing. */
export const draftAt = ({ drafts }: Look, { number, seat }: Prompt): Json =>
  drafts.find(row => row.prompt === number && row.seat === seat)?.draft ?? null;

/** The decks of a match, in seat order. */
export const decksOf = ({ seats }: MatchRow): Deck[] => seats.map(({ deck }) => deck ?? { name: '', cards: {} });

/** The scene of a match for one viewer. */
export const sceneOf = ({ table }: Look, viewer: Viewer): Scene => {
  if (table === null) throw new Error('a table that is not set up has no scene');
  return table.scene(viewer);
};

/** Whether a table still waits for players or their decks. */
export const isInLobby = ({ status }: Pick<MatchRow, 'status'>): boolean =>
  status === 'inviting' || status === 'choosing';

/** Seats whose players have given up, also where the action under way still goes on with them. */
export const gaveUp = ({ table }: Pick<Look, 'table'>): readonly Seat[] =>
  table === null ? [] : [...table.envelope.left, ...table.envelope.leaving];

/** The seat a person holds, the first of them where they play several; null for onlookers. */
export function seatOf(match: MatchRow, person: string): Seat | null {
  return match.seats.find(seat => seat.player === person)?.seat ?? null;
}

/** Every seat a person holds: among partners one may play several. */
export const seatsOf = (match: MatchRow, person: string): Seat[] =>
  match.seats.filter(seat => seat.player === person).map(({ seat }) => seat);

const OWN: readonly AnsweredBy[] = ['player', 'order'];

/** Whether a move is an answer of a player's own, not one that the timer or a practice bot has given for them. */
export const isOwn = (move: Move): move is Extract<Move, { type: 'answer' }> =>
  move.type === 'answer' && OWN.includes(move.by);

/**
 * The move to which a seat's last answer is undone, or why it cannot be: only within the action under way, and only
 * while nobody has seen or decided anything since.
 */
export function takeBackTo(
  { match, table, since }: Look,
  seat: Seat,
): number | 'nothing-to-take-back' | 'take-back-needs-consent' | 'undo-forbidden' {
  if (readTerms(match.terms).undo === false) return 'undo-forbidden';
  const standing = effective(since).filter(move => move.type !== 'undo');
  const last = standing.at(-1);
  if (table === null || last === undefined || !standing.some(move => isOwn(move) && move.seat === seat))
    return 'nothing-to-take-back';
  if (!isOwn(last) || last.seat !== seat) return 'take-back-needs-consent';
  const to = last.seq - 1;
  const cost = undoClass(table, to, seat);
  if (cost === 'free') return to;
  return cost === 'consent' ? 'take-back-needs-consent' : 'nothing-to-take-back';
}

/** Whether a seat's last answer can be undone without asking anybody. */
export const canTakeBack = (look: Look, seat: Seat): boolean => typeof takeBackTo(look, seat) === 'number';
