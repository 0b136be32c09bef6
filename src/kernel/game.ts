import type { z } from 'zod';
import type { Play } from './choose.js';
import type { Dealer } from './dealer.js';
import type { Drama } from './drama.js';
import type { Json } from './json.js';
import type { Lesson } from './lesson.js';
import type { LogEntry } from './log.js';
import type { Level, Opponents } from './opponents.js';
import type { Orderable } from './orders.js';
import type { Prompt } from './prompts/index.js';
import type { Random } from './random.js';
import type { Recap } from './recap.js';
import type { Fact, Scene } from './scene.js';
import type { Seat, Text, Viewer } from './text.js';

/** How a match ended: a place for each seat (1 is best, equal places tie), and why. */
export interface Outcome {
  readonly places: readonly number[];
  readonly reason: Text;
  /** Where the seats play together against the game: what came of it for all of them. */
  readonly together?: 'won' | 'lost';
}

/** The seats that came first; empty for a draw of all. Seats that play together have all won, or none has. */
export function winners(outcome: Outcome): Seat[] {
  if (outcome.together !== undefined) return outcome.together === 'won' ? [...outcome.places.keys()] : [];
  const best: Seat[] = [];
  for (let seat = 0; seat < outcome.places.length; seat++) if (outcome.places[seat] === 1) best.push(seat);
  return best.length === outcome.places.length && best.length > 1 ? [] : best;
}

/** A deck: how many of each printed id. */
export interface Deck {
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** A deck that comes with the game, and where it may be played. Decks of one group are listed together. */
export interface ReadyDeck extends Deck {
  readonly id: string;
  readonly title: Text;
  readonly group?: Text;
  readonly rulesets: readonly string[];
}

/** A match that somebody takes on alone, against a practice bot in a part of its own. */
export interface Quest {
  readonly id: string;
  /** Whose quests are listed together, stage after stage. */
  readonly group: { readonly id: string; readonly title: Text };
  readonly stage: number;
  readonly enemy: Text;
  /** From 1, the lightest. */
  readonly difficulty: number;
  /** The practice bot it is meant for; people may choose another. */
  readonly level: Level;
  readonly ruleset: string;
  /** What its table agrees on: seat 0 is the player who takes it on, seat 1 the enemy. */
  readonly options: Json;
  /** What the enemy plays with, legal or not. */
  readonly deck: ReadyDeck;
  /** What is special about it, in sentences for the player who takes it on. */
  readonly terms: readonly Text[];
  /** Ids of the quests that have to be won before. */
  readonly after: readonly string[];
}

/** What is wrong with a deck: the rule it breaks, and a sentence. */
export interface Problem {
  readonly rule: string;
  readonly message: Text;
  /** Printed id of the card that is too many, too few or out of place, where it is one. */
  readonly card?: string;
}

/** A value of a facet that a deck is to be built around. */
export interface Theme {
  readonly facet: string;
  readonly value: FacetValue;
}

/** A card in the index of a game. */
export interface CardEntry {
  readonly id: string;
  readonly title: Text;
  /** Whose card it is: the printed name of a character, for whom there may be an emblem. */
  readonly emblem?: string;
  /** Our own short wording of what it does: as it stands, or a sentence to be said. Null when it does nothing special. */
  readonly text: string | Text | null;
  /** Facts for people, in reading order. */
  readonly facts: readonly Fact[];
  /** Facts under the names of public card data, for `cards --json`. */
  readonly data: Readonly<Record<string, Json>>;
  /** Other printed ids that lists may name it by: it was printed again. `CardIndex.get` knows them too. */
  readonly reprints?: readonly string[];
  /** Words by which people look it up besides its title. */
  readonly keywords: readonly string[];
  /** What it is called in a deck list, from the fullest name to the shortest. Several cards may share one. */
  readonly names: readonly string[];
  /** How often it comes, where it is one of several faces of a card: a list that names the card means all of them. */
  readonly faceOf?: number;
  /** A deck is built around it, with one such card in it: where others share its name, a line that counts nothing means it. */
  readonly leads?: true;
  /** Its values by facet, in printed order; a facet that it has no value of is left out. */
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
}

/** A hero, a factor, a level: what cards may have in common. */
export type FacetValue = string | number;

/** A property by which cards are searched and decks are looked over. */
export interface Facet {
  /** Also the word for it in a search: `level<=3`. */
  readonly id: string;
  readonly title: Text;
  /** Numbers can be compared, and are shown with the gaps between them. */
  readonly kind: 'word' | 'number';
  /** Every value there is, in the order in which people look for one. */
  readonly values: readonly { readonly value: FacetValue; readonly title: Text }[];
}

export interface CardIndex {
  readonly all: readonly CardEntry[];
  readonly facets: readonly Facet[];
  get(id: string): CardEntry | undefined;
  /** Cards that another is at least as good as in all that is printed, and that other; absent where that can't be told. */
  dominated?(): readonly { readonly card: string; readonly by: string }[];
}

/** A rule paragraph or ruling that log lines and look-up name; words `rule-<id>` (title) and its attribute `.text`. */
export interface RuleEntry {
  readonly id: string;
  readonly words: string;
  /** What cards say that this rule explains, by the ids of those texts: it stands below a card that is looked up. */
  readonly explains?: readonly string[];
}

/** How often chance did something for a seat, and how often that was to be expected, in thousandths. */
export interface Luck {
  readonly times: number;
  readonly expected: number;
}

/** What statistics count, by seat, and how often each card was played and took effect. */
export interface MatchFacts {
  readonly turns: number;
  readonly seats: readonly Readonly<Record<string, number>>[];
  readonly cards: Readonly<Record<string, { readonly played: readonly number[] }>>;
  /** Who had the first turn; left out where nobody goes first. */
  readonly first?: Seat;
  /** By seat, what chance decided; words `luck-<id>`. */
  readonly luck?: readonly Readonly<Record<string, Luck>>[];
}

/** A seat as it sits down. */
export interface Sitting {
  readonly name: string;
  readonly deck: Deck;
}

/** A way of playing a game, as people choose it. */
export interface Ruleset {
  readonly id: string;
  readonly title: Text;
  readonly options: Json;
}

/** Something that people choose by its title. */
export interface Named {
  readonly id: string;
  readonly title: Text;
}

/** How a table is put together that plays against the game: against whom, how hard, and with which sets mixed in. */
export interface Scenarios {
  readonly villains: readonly Named[];
  readonly modes: readonly Named[];
  readonly sets: readonly Named[];
  /** Whether any sets may be mixed in with these options. */
  takesSets(options: Json): boolean;
  /** Those of the sets that a table has named itself. */
  mixed(options: Json): readonly Named[];
  /** What a table agrees on. `sets` left out: those that go with the villain; one that takes none goes without. @throws where there is no such villain or mode */
  choose(villain: string, mode: string, sets?: readonly string[]): { readonly ruleset: string; readonly options: Json };
  /** What to play after a match with these options. */
  next(options: Json, won: boolean): { readonly villain: Named; readonly mode: Named };
}

/** What is wrong with a value, and where: a path such as `cards[3].does[0].to`. */
export interface Flaw {
  readonly path: readonly PropertyKey[];
  readonly message: Text;
}

/** A deck that comes with a set; its cards may be the set's or the game's own. */
export interface SetDeck extends Deck {
  readonly id: string;
}

/** A set of cards that somebody brought to a game, sound beside its own. Plain JSON that never changes: another set has another hash. */
export interface CardSet {
  readonly game: string;
  readonly name: string;
  readonly cards: readonly Json[];
  readonly decks: readonly SetDeck[];
  /** Of all the rest. */
  readonly hash: string;
}

/** What every card of a set has; the rest is the game's. */
export interface OwnCard {
  readonly id: string;
  readonly name: string;
}

/** How people bring cards of their own to a game: as data that fits its schema. */
export interface OwnCards<S, O> {
  /** Of one card. A message of its own is the id of a sentence in the game's words. */
  readonly schema: z.ZodType<OwnCard>;
  /**
   * What is wrong with cards beside each other that each fit the schema; paths begin with the card's place in the list. Null
   * stands for one that doesn't fit: nothing is said that it might belie.
   */
  check(cards: readonly (OwnCard | null)[]): Flaw[];
  /** The game with a set's cards beside its own, and these decks. The cards must have passed the check. */
  with(set: CardSet, decks: readonly ReadyDeck[]): Game<S, O>;
}

/** A table that may be written later, whatever becomes of the state until then. */
export interface Kept {
  /** Equal wherever tables are: where it differs, nothing is written. */
  readonly sign: number;
  /** What `table` would have said of it, as text. */
  json(): string;
}

/**
 * What ends a match that would go on for ever: a table that begins a turn for the third time, or a hundred turns in a row
 * in which nobody had a real choice. The kernel finds out; the game says what a table is, and how such a match ends. Its
 * rule of the id `stalemate` is the reason that the log names.
 */
export interface Stalemate<S> {
  /** A name for the turn: another one as soon as the next begins, the same throughout one. */
  turn(state: S): string | number;
  /** How many cards lie in each pile that nobody may look through. */
  hidden(state: S): readonly number[];
  /**
   * All that decides how the match may go on as a turn begins: what lies where, hidden piles in their order, whose turn
   * it is, what lasts. Nothing that merely counts (turns, ids), and hands `inAnyOrder`. Null as long as chance may still
   * change it whatever anybody does.
   */
  table(state: S): Json | null;
  /** The same for later: for games in which tables are many, and dear to write. Left out, each is written as it is met. */
  kept?(state: S): Kept | null;
  /** Streams of chance that change nothing where a table is the same: what falls in any other makes another table of it. */
  readonly luck: readonly string[];
  /** Ends the match for that reason, also in the midst of an action. */
  end(state: S, reason: Text): void;
  /** Why it ends with an action that would go on for ever, where cards can bring that about. Left out: it is a mistake in the rules. */
  readonly endless?: Text;
}

/** A game, to the table. One of these is all a new game adds. `S` is plain JSON. */
export interface Game<S = unknown, O = unknown> {
  readonly id: string;
  readonly title: Text;
  readonly seats: { readonly min: number; readonly max: number };
  /** The seats play together against the game: they win and lose as one, and that somebody is asked may tell what they hold. */
  readonly partners?: true;
  readonly options: z.ZodType<O>;
  readonly rulesets: readonly Ruleset[];
  /** `at once`: a seat that leaves changes the outcome there and then. `boundary`: it is removed when the action is over. */
  readonly leaving: 'at once' | 'boundary';
  /**
   * Seats that may still win. Where all of them but one have given up, defaults answer whatever is asked until the action is
   * over: the match doesn't wait for what decides nothing. Absent among partners, and where seats leave at once.
   */
  inPlay?(state: S): readonly Seat[];
  setup(options: O, seats: readonly Sitting[], random: (stream: string) => Random): S;
  /** The next top-level action, from the state alone. Locals hold ids, never objects, across a question. */
  next(dealer: Dealer<S>): Play;
  outcome(state: S): Outcome | null;
  readonly stalemate: Stalemate<S>;
  /**
   * A seat gives up its place. Where that is `at once` an action may be under way: what an open question offers must
   * stay where it is, for the question's default answers it now if the match goes on.
   */
  leave(dealer: Dealer<S>, seat: Seat): void;
  /** The only way out of a state. */
  view(state: S, viewer: Viewer): Scene;
  /**
   * A copy that looks the same to the viewer, with all that is hidden from them dealt again, whatever it was. What the
   * questions in `asked` show them of it stays.
   */
  sample(state: S, viewer: Viewer, random: Random, asked?: readonly Prompt[]): S;
  /** Deals again, in place, what nobody may know: after an undo by consent. */
  redeal(state: S, random: (stream: string) => Random): void;
  readonly decks: {
    readonly ready: readonly ReadyDeck[];
    /** Empty when the deck may be played. `rulesets` of ready decks are not looked at. */
    check(deck: Deck, options: O): Problem[];
    /** What keeps decks, each legal by itself, from meeting at one table; absent where nothing can. */
    pair?(decks: readonly Deck[], options: O): Problem | null;
    /** A random legal deck that holds some of the wanted cards, for simulations; absent where decks are not built. */
    build?(options: O, random: Random, wanted: readonly string[]): Deck;
    /**
     * How people look a deck over: the facet its list is grouped by, those whose values are counted, and the one whose
     * most frequent value tells around whom it is built, where there is such a one.
     */
    readonly survey: { readonly group: string | null; readonly counted: readonly string[]; readonly lead?: string };
    /** As many copies of one card as decks usually hold at most. */
    readonly playset: number;
    /** Decks proposed around a theme; absent where decks are not built. */
    readonly proposals?: {
      /** Facets that may be a theme. */
      readonly themes: readonly string[];
      /** A legal deck, as far as there are cards for one, and in words what was done. */
      propose(options: O, theme: Theme, random: Random): { readonly deck: Deck; readonly notes: readonly Text[] };
    };
  };
  readonly position: {
    /** The field of a position that has an entry for each seat, where that is not `players`. */
    readonly sides?: string;
    /** @throws PositionError naming the path */
    read(json: Json, options: O, names: readonly string[], random: (stream: string) => Random): S;
    write(state: S): Json;
    /** The steps that play goes through, and which of them comes next at an action boundary; absent where there are none. */
    readonly steps?: { readonly names: readonly string[]; of(state: S): string };
  };
  /** Options for a return match with the sides swapped; absent where sides do not matter. */
  swapSides?(options: O, state: S): O;
  /** The same options with all left to chance that may be: for simulations, which are to see everything. */
  varied?(options: O): O;
  /** What statistics count. The decks are those of the seats, in their order. */
  facts(log: readonly LogEntry[], decks: readonly Deck[]): MatchFacts;
  /** What matches are told by in pictures: big moments, the story, the poster of the end. Left out: they are not told. */
  readonly drama?: Drama;
  /** What the game itself did and will do; only where it has a phase of its own. */
  readonly recap?: Recap<S>;
  /** What the seats play against together, all that makes it harder or easier: ids of `scenarios` with "/" between them; absent where they play each other. */
  scenario?(options: O): string;
  /** How much was done against the game, to rank tables that played the same; only where the seats are partners. */
  effort?(facts: MatchFacts): number;
  /** What is worth telling of a match that is over, a line each: how far it came, who did what. */
  report?(state: S, facts: MatchFacts): readonly Text[];
  readonly opponents: Opponents<S>;
  /** In the order in which they are listed; absent where a game has none. */
  readonly quests?: readonly Quest[];
  /** Guided first matches; absent where a game has none. */
  readonly lessons?: readonly Lesson[];
  /** Only where the seats are partners. */
  readonly scenarios?: Scenarios;
  readonly cards: CardIndex;
  /** Absent where cards are code. */
  readonly ownCards?: OwnCards<S, O>;
  /** The set that lies beside its own cards; absent for the game as it comes. */
  readonly set?: CardSet;
  readonly rules: readonly RuleEntry[];
  /** The questions that people may give auto-replies for; absent where there are none. */
  readonly orders?: readonly Orderable[];
}

/** Something in a position document that cannot be, with the path to it. */
export class PositionError extends Error {
  readonly path: string;
  /** What is wrong: in English, or a sentence that belongs to no game. */
  readonly problem: string | Text;
  constructor(path: string, problem: string | Text) {
    super(`${path}: ${typeof problem === 'string' ? problem : problem.id}`);
    this.name = 'PositionError';
    this.path = path;
    this.problem = problem;
  }
}
