import { randomBytes } from 'node:crypto';
import { type CardSet, commit, type Json, linkOf } from '../kernel/index.js';
import type { Clock } from '../matches/clock/absence.js';
import type { FormatId } from './formats/index.js';
import type { Rung } from './villains.js';

/** What players can be seeded by: a draw, their ratings, or the standings of a season. */
export const SEEDINGS = ['draw', 'rating', 'season'] as const;
export type Seeding = (typeof SEEDINGS)[number];

export const SEASON_POINTS = ['places', 'results'] as const;
export type SeasonPoints = (typeof SEASON_POINTS)[number];

/** When deck lists can be seen. */
export const LISTS = ['open', 'closed'] as const;
export type Lists = (typeof LISTS)[number];

/** A night as its host wants it. */
export interface Plan {
  readonly name: string;
  readonly guild: string;
  /** Where it is announced and played. */
  readonly channel: string;
  readonly host: string;
  readonly game: string;
  readonly ruleset: string;
  /** Cards of the server's own that are played beside the game's; left out where there are none. */
  readonly set?: CardSet;
  /** What its tables agree on, as the game reads it. */
  readonly options: Json;
  /** How many the game takes at a table. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly format: FormatId;
  /** Null: decided by the number of players. */
  readonly rounds: number | null;
  readonly bestOf: 1 | 3;
  /** How many go on to the second stage; null: decided by the number of players. */
  readonly cut: number | null;
  /** What seeds go by; the places that a host has given come first. */
  readonly seeding: Seeding;
  /** Players at a table, as nearly as possible; 2 for two-player formats. */
  readonly tableSize: number;
  /** Any more go on the waiting list. */
  readonly most: number;
  /** With fewer, the night doesn't take place. */
  readonly least: number;
  /** A deck is named when signing up and played in every round; else it is chosen at each table. */
  readonly deckLock: boolean;
  /** Whether moves can be undone. */
  readonly undo: boolean;
  /** Whether people may come in after the first round. */
  readonly late: boolean;
  /** How long before the start check-in opens, in milliseconds. */
  readonly checkIn: number;
  /** How long until an inactive player loses their place, in milliseconds. */
  readonly grace: number;
  /** How long a question may wait at its tables; null: without limit. */
  readonly clock: Clock | null;
  /** Milliseconds after which time is called in a round; null where there is none. */
  readonly roundTime: number | null;
  /** Turns that a table plays on when time has been called. Then the player ahead by the game's own rules wins. */
  readonly extraTurns: number;
  /** The season its points count toward; null for a single night. */
  readonly season: string | null;
  /** Points for the season, from the first place on; 1 for everybody else who took part. */
  readonly award: readonly number[];
  /** What its season counts of it: points for places, or what results are worth in its format. */
  readonly seasonPoints: SeasonPoints;
  /** Each player's best nights of the season that count; all of them where it is null. The newest night of a season decides. */
  readonly seasonBest: number | null;
  /** How many nights make up its season: the series ends with the last. Null: no end. */
  readonly seasonNights: number | null;
  /** Which of them it is, from 1: nights of the series that do not take place are none of them. */
  readonly seasonNight: number;
  /** What can be won, in its host's words. */
  readonly prizes: string | null;
  /** Whether decks named at sign-up can be seen from the start of the night, or when it is over. */
  readonly lists: Lists;
  /** The villains of a ladder, the first first; null in other formats. */
  readonly ladder: readonly Rung[] | null;
  /** The next night of the series plays against the next villain where a table has won. */
  readonly nextVillain: boolean;
  /** Its number in a series of nights, from 1. */
  readonly number: number;
  /** Where partners play: 64 hex digits from which the secrets come that all tables of a round share. Never shown before the last table is done. */
  readonly root: string | null;
}

/** What can be changed in a plan until the night begins, and what even afterwards. */
export const CHANGEABLE = [
  'name',
  'season',
  'grace',
  'late',
  'channel',
  'rounds',
  'tableSize',
  'most',
  'deckLock',
  'clock',
  'prizes',
  'ruleset',
  'options',
  'ladder',
] as const;
export const CHANGEABLE_UNDER_WAY = [
  'name',
  'season',
  'grace',
  'late',
  'prizes',
] as const satisfies readonly (typeof CHANGEABLE)[number][];
export type Change = Partial<Pick<Plan, (typeof CHANGEABLE)[number]>>;

/** What is played: the game, with its set. */
export const gameAndSet = ({ game, set }: Pick<Plan, 'game' | 'set'>) => ({ game, set: set ?? null });

/** What a season counts by default. */
export const AWARD: readonly number[] = [12, 10, 8, 7, 6, 5, 4, 3, 2];

/** A secret that hands follow from: 64 hex digits. */
export const newRoot = (): string => randomBytes(32).toString('hex');

/** What was promised before anybody sat down, where all tables share a secret; null where each has its own. */
export const promiseOf = ({ root }: Plan): string | null => (root === null ? null : commit(linkOf(root, 1)));
