import type { CardSet, Deck, Json, Level, LogEntry, MatchFacts, Move, Outcome, Snapshot } from '../kernel/index.js';
import type { ArchiveStore } from './archives-port.js';
import type { Correction, CountStore } from './counts-port.js';
import type { DueStore, NewDue } from './due-port.js';
import type { LeagueStore } from './leagues-port.js';
import type { LeaseStore } from './leases-port.js';
import type { ShownStore } from './shown-port.js';

export type * from './archives-port.js';
export type * from './counts-port.js';
export type * from './due-port.js';
export type * from './leagues-port.js';
export type * from './leases-port.js';
export type * from './shown-port.js';

/** Where a match stands. `inviting`: a challenge or lobby is open. `choosing`: decks are being picked. `halted`: the rules failed and only conceding is left. */
export type MatchStatus = 'inviting' | 'choosing' | 'playing' | 'halted' | 'over' | 'withdrawn';

/** What isn't over yet. */
export const OPEN: readonly MatchStatus[] = ['inviting', 'choosing', 'playing', 'halted'];

/** Whether nothing more happens in a match, or ever will. */
export const isOver = ({ status }: { readonly status: MatchStatus }): boolean => !OPEN.includes(status);

/** A place at a table. `player` is a Discord snowflake, or `practice:<level>` for a practice bot; null while open. */
export interface SeatRow {
  readonly seat: number;
  readonly player: string | null;
  /** The name shown at the table, as it was when they sat down. */
  readonly name: string;
  readonly deck: Deck | null;
  /** In matches dealt by older builds: what the player did to sit down, part of the seed then. Empty since. */
  readonly sitting: string;
  /** What the player added to the shuffle; null where they didn't. */
  readonly luck: Luck | null;
  /** Whether they joined, chose a deck or changed the table after the last words were added. */
  readonly late: boolean;
}

/** Words of a player's own, and their place among those typed at the table. */
export interface Luck {
  readonly words: string;
  readonly n: number;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  readonly options: Json;
  readonly status: MatchStatus;
  readonly guild: string | null;
  readonly channel: string;
  /** Who opened the table. */
  readonly host: string;
  /** What the table was opened with that is not the game's business: deck choice, who is invited, series. */
  readonly terms: Json;
  /** 64 hex digits. Never logged, never shown before the match is over. */
  readonly secret: string;
  readonly commitment: string;
  /** Hash of the rules and cards it is played by. */
  readonly version: string;
  /** The set of cards that is played with beside the game's own, as it was when the table was opened. */
  readonly set: CardSet | null;
  /** Matches of one best-of-n share it. */
  readonly series: string | null;
  /** Number of moves and of log lines written. */
  readonly moves: number;
  readonly lines: number;
  readonly outcome: Outcome | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatRow[];
}

/** A match from one of its snapshots on (null before set-up): that, and the moves after it. */
export interface Loaded {
  readonly match: MatchRow;
  readonly snapshot: Snapshot | null;
  readonly moves: readonly Move[];
}

/** A match from its newest snapshot on, with all else that a click on it needs. */
export interface Current extends Loaded {
  /** The newest log lines, at most `LATELY`. */
  readonly lately: readonly LogEntry[];
  /** The answers that somebody has half entered. */
  readonly drafts: readonly DraftRow[];
  /** The preferences of those who sit there, by player. */
  readonly preferences: Readonly<Record<string, Json>>;
}

/** How many log lines come with a match. */
export const LATELY = 6;

/** A half-entered answer to a question. */
export interface DraftRow {
  readonly prompt: number;
  readonly seat: number;
  readonly draft: Json;
}

/** One durable step of a match. Everything in it is written together or not at all. */
export interface Commit {
  readonly moves: readonly Move[];
  /** `updatedAt` of the match that this step was worked out from: it is a conflict where something else has changed since. */
  readonly readAt?: number;
  /** Stored when its `seq` is new. */
  readonly snapshot?: Snapshot;
  /** Snapshots after this move are dropped first: an undo went back to it. */
  readonly dropAfter?: number;
  readonly log: readonly LogEntry[];
  readonly status?: MatchStatus;
  /** As they are after this step, where it changes them. */
  readonly terms?: Json;
  readonly outcome?: Outcome;
  readonly facts?: MatchFacts;
  /** Prompts whose drafts are spent. */
  readonly closed?: readonly number[];
  readonly due?: readonly NewDue[];
  /** To be told once beside what is shown, as with `want`. */
  readonly note?: Json;
}

/** A message of a thread that lasts as long as its chapter does. */
export interface Telling {
  readonly message: string;
  /** Number of its first log line. */
  readonly from: number;
  readonly createdAt: number;
  /** Whether it pinged the players it waited for when it was sent. */
  readonly calls: boolean;
  /** The message that called them since; null where there is none. */
  readonly call: string | null;
  /** A hash of what it was last made to say; none in messages from before that was kept. */
  readonly looks?: string;
}

/** The messages that show a match. */
export interface BoardRow {
  readonly match: string;
  readonly channel: string;
  readonly message: string;
  readonly thread: string | null;
  /** Number of the last log line that was posted. */
  readonly posted: number;
  /** Seats that were last called upon, as text: nobody is called twice for one thing. */
  readonly awaited: string;
  /** The message of the thread that is still being written; null where there is none yet. */
  readonly telling: Telling | null;
  readonly createdAt: number;
  /** A hash of what the message was last made to show; null where that isn't known. */
  readonly looks: string | null;
}

export interface DeckRow {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly deck: Deck;
  /** Short code by which others may copy it; null until shared. */
  readonly code: string | null;
  /** Later at every change. */
  readonly updatedAt: number;
}

/** A set of cards that a server has loaded. */
export interface SetRow {
  readonly guild: string;
  readonly set: CardSet;
  /** Who loaded it, and when. */
  readonly by: string;
  readonly at: number;
}

/** Which quest a match was, and against which practice bot. */
export interface QuestRow {
  readonly id: string;
  readonly level: Level;
}

export interface ResultRow {
  readonly match: string;
  readonly game: string;
  readonly ruleset: string;
  readonly guild: string | null;
  readonly seat: number;
  readonly player: string;
  /** As it was corrected; null where the match does not count. */
  readonly place: number | null;
  /** Came first, and not together with everybody else. */
  readonly won: boolean;
  readonly facts: MatchFacts;
  readonly at: number;
  /** As the terms of the match have it; null for every match that was no quest. */
  readonly quest: QuestRow | null;
}

/** Seats of a match whose players never came, as its terms have it: it is no result of theirs. */
export const missedIn = ({ terms }: Pick<MatchRow, 'terms'>): readonly number[] =>
  (terms as { readonly missed?: readonly number[] } | null)?.missed ?? [];

/** A name of a deck or a set as it is compared: in capitals or not, in either width of its letters. */
export const compared = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** The writer's idea of a match or a deck is not the newest: load again. */
export class Conflict extends Error {
  constructor(id: string) {
    super(`${id} has moved on`);
    this.name = 'Conflict';
  }
}

/** Somebody else's, or another deck's: a code is everybody's, a name its owner's in one game, in capitals or not. */
export class Taken extends Error {
  readonly what: 'name' | 'code';
  constructor(what: 'name' | 'code') {
    super(`that ${what} is taken`);
    this.name = 'Taken';
    this.what = what;
  }
}

/** What somebody has done for others: sets they loaded, results they corrected. */
export interface Deeds {
  readonly sets: readonly {
    readonly guild: string;
    readonly game: string;
    readonly name: string;
    readonly at: number;
  }[];
  readonly corrections: readonly Correction[];
}

/** No more of that for this person. */
export class Full extends Error {
  constructor(most: number) {
    super(`there are ${most} already`);
    this.name = 'Full';
  }
}

/** What is left of a failure of the rules. */
export interface BundleRow {
  /** As the players were told. */
  readonly id: number;
  readonly match: string;
  readonly at: number;
  /** As the kernel's `Bundle`. */
  readonly bundle: Json;
}

/**
 * Everything the house remembers. Whatever changes a match or a night marks it in the same step as to be shown again
 * (`ShownStore`). Asynchronous although SQLite is not: PostgreSQL is. No transaction ever
 * leaves it; one method is one durable change. A promise that has resolved is on disk, but for drafts and boards, which
 * can be made again: those survive the death of the process, and a power cut may lose the newest.
 */
export interface Store extends ArchiveStore, CountStore, DueStore, LeagueStore, LeaseStore, ShownStore {
  createMatch(match: MatchRow, due?: readonly NewDue[]): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /**
   * Changes what is not decided by moves (status, seats, terms...) where the match still has `updatedAt`. `note`: to be told
   * once beside what is shown. @throws Conflict
   */
  updateMatch(
    id: string,
    expectedUpdatedAt: number,
    change: Partial<Omit<MatchRow, 'id' | 'set'>>,
    due?: readonly NewDue[],
    note?: Json,
  ): Promise<MatchRow>;
  /** Newest change first. */
  matchesOf(filter: {
    player?: string;
    /** Who may sit down there again: they left a seat to a practice bot, or opened the table. */
    returning?: string;
    /** Who may take the other place, and nobody else. */
    invited?: string;
    guild?: string;
    channel?: string;
    status?: readonly MatchStatus[];
    series?: string;
    limit?: number;
    /** Only those that come after this one in that order. */
    after?: Pick<MatchRow, 'updatedAt' | 'id'>;
  }): Promise<MatchRow[]>;

  /** How many matches are not over. */
  openMatches(): Promise<number>;

  load(id: string): Promise<Current | null>;
  /** The newest snapshot at or before a move, and every move after that snapshot, those undone included. */
  loadAt(id: string, seq: number): Promise<Loaded | null>;
  /** The first snapshot and every move. */
  history(id: string): Promise<Loaded | null>;
  /** Appends to a match that has exactly `expectedMoves` moves, and is still as the step read it. Returns it as it is then. @throws Conflict */
  commit(id: string, expectedMoves: number, step: Commit): Promise<MatchRow>;
  log(id: string, after: number, limit: number): Promise<LogEntry[]>;
  logLine(id: string, n: number): Promise<LogEntry | null>;
  /** Newest first. `quests`: those of quests alone, or all the others. */
  results(filter: {
    player?: string;
    guild?: string;
    game?: string;
    quests?: boolean;
    limit?: number;
    /** Only those that come after this one in that order. */
    after?: Pick<ResultRow, 'at' | 'match' | 'seat'>;
  }): Promise<ResultRow[]>;

  /** Drafts come with their match when it is loaded. */
  setDraft(match: string, prompt: number, seat: number, draft: Json | null): Promise<void>;

  board(match: string): Promise<BoardRow | null>;
  boardByMessage(message: string): Promise<BoardRow | null>;
  boardByThread(thread: string): Promise<BoardRow | null>;
  /** Writes these fields of a board and leaves the others as they are by now; all where there is none yet. Returns it as it is then. */
  setBoard(board: BoardRow, fields?: readonly (keyof BoardRow)[]): Promise<BoardRow>;

  /** Preferences and settings are read with defaults by those who own them; here they are JSON, `{}` for those never seen. */
  playerPreferences(player: string): Promise<Json>;
  /** With `before`, only in its place. @throws Conflict */
  setPlayerPreferences(player: string, name: string, preferences: Json, before?: Json): Promise<void>;
  guildSettings(guild: string): Promise<Json>;
  setGuildSettings(guild: string, settings: Json): Promise<void>;

  /** The sets of a server, by game and name. */
  sets(guild: string): Promise<SetRow[]>;
  /** Takes the place of the set of that name in that game. @throws Full where the server has `most` others */
  loadSet(row: SetRow, most: number): Promise<void>;
  /** Of that name, in capitals or not. Matches keep what they began with. */
  removeSet(guild: string, game: string, name: string): Promise<void>;

  decks(owner: string, game?: string): Promise<DeckRow[]>;
  deck(id: string): Promise<DeckRow | null>;
  deckByCode(code: string): Promise<DeckRow | null>;
  /** @throws Taken where the owner has a deck of that name in that game; Full where they have `most` decks */
  createDeck(deck: DeckRow, most: number): Promise<void>;
  /** Changes name, cards and code of a deck that still has `expectedUpdatedAt`. @throws Conflict, Taken */
  changeDeck(deck: DeckRow, expectedUpdatedAt: number): Promise<void>;
  /** What its owner has half entered about it goes with it. */
  deleteDeck(id: string): Promise<void>;

  /** What somebody has half entered that belongs to no match, by what it is about; null for nothing. */
  deckDraft(person: string, about: string): Promise<Json | null>;
  setDeckDraft(person: string, about: string, draft: Json | null): Promise<void>;

  /** All that somebody has half entered, by what it is about. */
  deckDrafts(person: string): Promise<Readonly<Record<string, Json>>>;
  deeds(person: string): Promise<Deeds>;
  /**
   * Forgets a person wherever the next matches after the one with that id speak of them: as host, in terms, at seats
   * where a practice bot stands in. Returns the last one's id; null where these were all.
   */
  forgetAmong(person: string, alias: string, after: string): Promise<string | null>;
  /** The same in the record of a night. */
  forgetInNight(night: string, person: string, alias: string): Promise<void>;
  /**
   * Forgets a person for good, once the above is done: decks, preferences and drafts are gone; where they sat, and in
   * sums, there is now `alias`, without a name and without what they did to sit down.
   */
  forget(person: string, alias: string): Promise<void>;

  /** Keeps a failure's bundle for the operator: the first of those of a match that failed at the same place. Returns its number. */
  keepBundle(match: string, at: number, bundle: Json): Promise<number>;

  /** Failures that were kept, the newest first. */
  bundles(limit: number): Promise<BundleRow[]>;
  bundle(number: number): Promise<BundleRow | null>;

  /**
   * Calls back when another process has written something to be done or to be shown, with the match that has changed by it
   * where that is one. Says nothing of our own writes.
   */
  hear(listener: (what: 'due' | 'shown', match: string | null) => void): void;

  /** A copy of everything, safe while others write. @throws StoreError where the database makes its copies itself */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
