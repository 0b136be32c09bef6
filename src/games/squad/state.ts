import type { Outcome, Seat } from '../../kernel/index.js';
import type { Factor } from './card.js';

/** One physical card in a match. `id` is new whenever it is shuffled or goes where it is hidden. */
export interface Instance {
  id: number;
  readonly card: string;
  readonly owner: Seat;
}

/** Decks and discard piles list the top card last; Keepers are listed oldest first. */
export interface Player {
  deck: Instance[];
  hand: Instance[];
  discard: Instance[];
  keepers: Instance[];
}

/** Damage on its way: what is left of its factors, and what may stop it. */
export interface Damage {
  /** Printed id of the card that does it. */
  readonly card: string;
  readonly by: Seat;
  readonly to: Seat;
  /** The instance in play that hits; null for an attack or a card that is not in play. */
  readonly keeper: number | null;
  amount: number;
  dealt: number;
  unblocked: Factor[];
  /** Icons that count: from the hand, from the deck. Neither: unblockable. */
  handBlocks: boolean;
  deckBlocks: boolean;
}

/** An attack on the table, from the moment it is played until it has gone where it goes. */
export interface Attack extends Damage {
  readonly instance: Instance;
  /** Added to its number by what it was played with and what it did on being played. */
  bonus: number;
  /** Where it has gone instead of the discard pile. */
  kept?: 'keeper' | 'hand' | 'deck';
}

/** What a turn leaves behind for cards that ask. Index: seat. */
export interface TurnMemory {
  /** Damage taken, from attacks and hits. */
  taken: [number, number];
  /** Whether the seat played an attack. */
  attacked: [boolean, boolean];
  /** How much the seat's power has gone up; falls are not taken off (SQ-22). */
  rises: [number, number];
}

export type RulesetId = 'tcg' | 'online' | 'quick';

export interface SquadState {
  ruleset: RulesetId;
  power: number;
  /** 1 for the first player's first turn. */
  turn: number;
  first: Seat;
  active: Seat;
  step: 'start' | 'attack' | 'end';
  /** Ids for instances, next to give. */
  nextId: number;
  /** Coming flips that are already decided (true is heads); then chance decides. */
  coins: boolean[];
  players: [Player, Player];
  /** Attacks and hits under way, outermost first. */
  attacks: Attack[];
  hits: Damage[];
  memory: { now: TurnMemory; last: TurnMemory; idle: number };
  outcome: Outcome | null;
}

export const emptyTurn = (): TurnMemory => ({ taken: [0, 0], attacked: [false, false], rises: [0, 0] });
