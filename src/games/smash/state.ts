import type { Outcome, Seat } from '../../kernel/index.js';
import { seatsFrom as clockwise, type Instance } from '../../tabletop/index.js';

export type { Instance };

/** A hero on the table. */
export interface Place {
  readonly hero: Instance;
  stunned: boolean;
  loot: Instance | null;
  /** The turn of its team from which its powers are there: after a revival, the next (SM-10). */
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
  /** Turns of its own it has had. */
  turns: number;
  /** Whether it will miss its next turn, or has just missed one and cannot be made to miss another (SM-C6). */
  missing: 'none' | 'next' | 'last';
  out: boolean;
}

/** A smash battle under way. */
export interface Battle {
  readonly attacker: { readonly seat: Seat; readonly hero: number };
  readonly defender: { readonly seat: Seat; readonly hero: number };
  /** Cards played so far, in turn: attack, counter, counter… They stay until the battle is over. */
  cards: Instance[];
  /** Whether either side has played a Team-Up. */
  teamUps: { attacker: boolean; defender: boolean };
  /** Cards that either side has played and could not replace: nothing was left to draw (SM-C33). */
  unreplaced: { attacker: number; defender: number };
}

export interface SmashState {
  teamUpTypes: 'match' | 'any';
  /** So many defeated heroes put a team out; left out: all of them (SM-Q1). */
  falls?: number;
  /** 1 for the first turn. */
  turn: number;
  active: Seat;
  /** Actions left to the active team this turn, and whether one of them was won by a card (SM-C5). */
  actions: number;
  extra: boolean;
  /** Whether this turn has begun: what happens at its start has happened. */
  begun: boolean;
  /** Turns in a row in which a team could change nothing (SM-14). */
  idle: number;
  /** Turns in a row in which no hero was defeated, and no team went out (SM-C7). */
  quiet: number;
  battle: Battle | null;
  nextId: number;
  teams: Team[];
  outcome: Outcome | null;
  /** Teams in the order in which they went out; those that fell to one card together (SM-C28). */
  fallen: Seat[][];
  /** The card that the last of them fell to in this action; null for a battle, or one that gave up. */
  felledBy: string | null;
  /** Where in `fallen` those come that concede in this action: before all that fall in it (SM-C11). */
  concededAt: number;
}

export const teamOf = (state: SmashState, seat: Seat): Team => state.teams[seat] as Team;

/** The seats that still play, clockwise from one of them on. */
export const seatsFrom = (state: SmashState, seat: Seat): readonly Seat[] =>
  clockwise(state.teams.length, seat, at => !teamOf(state, at).out);

/** Heroes of a team that are on the table. */
export const placesOf = (team: Team): Place[] => team.places.filter(place => place !== null);

/** How many they are. */
export function standingCount({ places }: Team): number {
  let count = 0;
  for (const place of places) if (place !== null) count++;
  return count;
}

/** Heroes that a team can still lose before it is out. */
export const livesOf = ({ falls }: SmashState, team: Team): number => {
  const left = team.stack.length + standingCount(team);
  return falls === undefined ? left : Math.min(left, falls - team.defeated.length);
};

/** What comes next: a team's turn, or another action of a turn that has begun. */
export const steps = {
  names: ['turn', 'action'],
  of: ({ begun }: SmashState): string => (begun ? 'action' : 'turn'),
} as const;
