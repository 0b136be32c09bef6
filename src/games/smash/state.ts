import type { Outcome, Seat } from '../../kernel/index.js';

/** One physical card in a match. `id` is new whenever it goes where it is hidden. */
export interface Instance {
  id: number;
  readonly card: string;
  readonly owner: Seat;
}

/** A hero on the table. */
export interface Place {
  readonly hero: Instance;
  stunned: boolean;
  loot: Instance | null;
  /** The turn from which its power may be used: after a revival, its player's next (SM-10). */
  readyAt: number;
  /** Nobody may attack it before this turn of its own team; 0 for never. */
  shieldedUntil: number;
}

/** Piles list the top card last. A place that is empty is null; heroes never change places. */
export interface Team {
  stack: Instance[];
  places: (Place | null)[];
  defeated: Instance[];
  deck: Instance[];
  hand: Instance[];
  discard: Instance[];
  /** Turns of its own it has had, and those it will miss. */
  turns: number;
  skips: number;
  out: boolean;
}

/** A smash battle under way. */
export interface Battle {
  readonly attacker: { readonly seat: Seat; readonly hero: number };
  readonly defender: { readonly seat: Seat; readonly hero: number };
  /** Cards played so far, in turn: attack, counter, counter… */
  cards: string[];
  /** Whether either side has played a Team-Up. */
  teamUps: { attacker: boolean; defender: boolean };
}

export interface SmashState {
  teamUpTypes: 'match' | 'any';
  /** 1 for the first turn. */
  turn: number;
  active: Seat;
  /** Actions left to the active team this turn. */
  actions: number;
  /** Whether this turn has begun: what happens at its start has happened. */
  begun: boolean;
  /** Turns in a row in which a team could do nothing but discard (SM-14). */
  idle: number;
  battle: Battle | null;
  nextId: number;
  teams: Team[];
  outcome: Outcome | null;
  /** Teams in the order in which they went out. */
  fallen: Seat[];
}

export const teamOf = (state: SmashState, seat: Seat): Team => state.teams[seat] as Team;

/** The seats that still play, clockwise from one of them on. */
export function seatsFrom(state: SmashState, seat: Seat): Seat[] {
  const count = state.teams.length;
  return Array.from({ length: count }, (_, at) => (seat + at) % count).filter(at => !teamOf(state, at).out);
}

/** Heroes of a team that are on the table. */
export const placesOf = (team: Team): Place[] => team.places.filter(place => place !== null);
