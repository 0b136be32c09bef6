import type { Outcome, Seat } from '../../kernel/index.js';
import { seatsFrom as clockwise, type Instance } from '../../tabletop/index.js';
import type { Side } from './printed.js';

export type { Instance };

/** A card in a chain, and where it hangs. */
export interface Link {
  readonly instance: Instance;
  /** Upside down: its sides have changed places. */
  readonly turned: boolean;
  /** The instance it is attached to; null for the card that started the chain. */
  readonly on: number | null;
  /** The side of that card on the table. */
  readonly side: Side;
}

/** Piles list the top card last. Counters are listed by value, smallest first. */
export interface Player {
  draw: Instance[];
  hand: Instance[];
  discard: Instance[];
  /** The counters that are left to venture. */
  reserve: number[];
  /** Counters played this battle. */
  venture: number[];
  victory: number[];
  /** The chain of this battle, in the order of play. */
  chain: Link[];
  /** Out of the game: a team of three or more plays on without them. */
  out: boolean;
}

export interface Battle {
  readonly attacker: Seat;
  /** Who has not answered the attack yet, in order. */
  waiting: Seat[];
  /** Who is in it: the attacker first, then those who defend. */
  fighting: Seat[];
  turn: Seat;
  /** Who is in it and ventured on their last turn (IV.D.7). Older records say only whether the player before the next did. */
  ventured: readonly Seat[] | boolean;
  /** How many turns running have been passed, by players who are still in it (RE-C8). */
  passes: number;
  /** The attacker had no counter to venture, so nobody answers one (RE-4). */
  bare?: true | undefined;
  /** Who had cards in it when it was over, whatever has come back to a hand since. */
  fought?: readonly Seat[];
}

/** The parts of a round. */
export const STEPS = ['ante', 'turn', 'answer', 'battle', 'after'] as const;

export interface RechargeState {
  /** Points in the victory pile that win the game. */
  goal: number;
  /** Hands after which the match ends; left out: as many as it takes (RE-S1). */
  hands?: number;
  /** Battles begin with a counter in the same answer (RE-S2). */
  brisk?: true;
  /** The values that counters may have; left out: the usual ones (RE-12). */
  counters?: readonly number[];
  /** Hands played so far, this one included. */
  round: number;
  /** Who drew first in this round. */
  starter: Seat;
  active: Seat;
  step: (typeof STEPS)[number];
  /** Turns in a row that were passed by players with nothing left to draw (RE-C1). */
  idle: number;
  battle: Battle | null;
  /** Counters on the table that belong to nobody, such as antes: they go with the next battle (V.A.5). */
  pot: number[];
  /** Who won the battle or concession that is being cleared; null for a concession among three or more. */
  winner: Seat | null;
  /** What its winner has just collected; left out once the next round begins. */
  collected?: number[];
  nextId: number;
  players: Player[];
  outcome: Outcome | null;
}

export const playerOf = (state: RechargeState, seat: Seat): Player => state.players[seat] as Player;

/** The seats that play, clockwise from one of them on. */
export const seatsFrom = (state: RechargeState, seat: Seat): readonly Seat[] =>
  clockwise(state.players.length, seat, at => !playerOf(state, at).out);

/** The next seat clockwise that still plays. */
export const after = (state: RechargeState, seat: Seat): Seat =>
  seatsFrom(state, (seat + 1) % state.players.length)[0] as Seat;

/** The next seat clockwise that is in a battle (RE-11); the same seat again where nobody else is. */
export const nextFighting = (state: RechargeState, { fighting }: Battle, seat: Seat): Seat =>
  seatsFrom(state, (seat + 1) % state.players.length).find(other => fighting.includes(other)) ?? seat;

/** Who had cards in a battle that is over. */
export const fought = ({ battle, players }: RechargeState): readonly Seat[] =>
  battle?.fought ?? players.flatMap(({ chain }, seat) => (chain.length > 0 ? [seat] : []));

/**
 * Who is in the battle; when it is over, all who had cards in it: of those who fight one is left then. Who plays a card
 * is, also while it is only thought of as played.
 */
export function inBattle(state: RechargeState, seat: Seat): readonly Seat[] {
  const seats = state.step === 'after' ? fought(state) : (state.battle?.fighting ?? []);
  return seats.includes(seat) ? seats : [...seats, seat];
}

/** Who ventured on their last turn, as a seat at its turn sees it. */
function venturers(state: RechargeState, battle: Battle, seat: Seat): readonly Seat[] {
  const { ventured, fighting } = battle;
  if (typeof ventured !== 'boolean') return ventured;
  return ventured ? fighting.filter(other => nextFighting(state, battle, other) === seat) : [];
}

/** Whether the player before a seat who is still in the battle ventured (RE-4). */
export const followsVenture = (state: RechargeState, battle: Battle, seat: Seat): boolean =>
  venturers(state, battle, seat).some(other => other !== seat && nextFighting(state, battle, other) === seat);

/** Notes whether a seat has ventured on the turn it has just had. */
export function noteVenture(state: RechargeState, battle: Battle, seat: Seat, ventured: boolean): void {
  const others = venturers(state, battle, seat).filter(other => other !== seat);
  battle.ventured = ventured ? [...others, seat] : others;
}

export const rivalsOf = (state: RechargeState, seat: Seat): Seat[] =>
  inBattle(state, seat).filter(other => other !== seat);

/** A seat goes out of a battle, and so do its passes: the last turns were passed by those who sit just before the next to play. */
export function withdraw({ players }: RechargeState, battle: Battle, seat: Seat): void {
  const inTurn = clockwise(players.length, battle.turn, at => battle.fighting.includes(at));
  const passed = inTurn.slice(Math.max(0, inTurn.length - battle.passes));
  battle.passes = passed.filter(other => other !== seat).length;
  battle.fighting = battle.fighting.filter(other => other !== seat);
  if (typeof battle.ventured !== 'boolean') battle.ventured = battle.ventured.filter(other => other !== seat);
}

/** Whether the rules for three or more hold (V): by how many sat down, not by how many are left. */
export const isMany = (state: RechargeState): boolean => state.players.length > 2;

export const steps = { names: STEPS, of: ({ step }: RechargeState): string => step };
