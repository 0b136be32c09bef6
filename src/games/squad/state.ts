import type { Outcome, Seat } from '../../kernel/index.js';
import type { Instance as Card } from '../../tabletop/index.js';
import type { Factor } from './card.js';

/** A card in a match. A Keeper that copies another is what the other is. */
export interface Instance extends Card {
  /** Printed id of what it is again as soon as it leaves play; absent but for copies. */
  printed?: string;
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
  /** The instance that does it, wherever it lies. */
  readonly id: number;
  readonly by: Seat;
  readonly to: Seat;
  /** The instance in play that hits; null for an attack or a card that is not in play. */
  readonly keeper: number | null;
  amount: number;
  dealt: number;
  unblocked: Factor[];
  /** Icons that count: of cards that block from the hand, turned up from the deck, and lost from the hand where there is no deck. None: unblockable. */
  handBlocks: boolean;
  deckBlocks: boolean;
  lossBlocks: boolean;
  /** Icons on cards of these factors do not count. */
  proof: Factor[];
  /** Once the first point was no block, no icon counts. */
  piercing: boolean;
  /** The card itself where it lies nowhere while it hits. */
  readonly loose?: Instance;
}

/** An attack on the table, from the moment it is played until it has gone where it goes. */
export interface Attack extends Damage {
  readonly instance: Instance;
  /** Added to its number by what it was played with and what it did on being played. */
  bonus: number;
  /** Cards that were discarded from the hand to block it. */
  blocks: number;
  /** A number that was named when it was played. */
  noted: number;
  /** Where it has gone instead of the discard pile. `again`: it is to be played once more. */
  kept?: 'keeper' | 'hand' | 'deck' | 'again';
}

export const isAttack = (damage: Damage): damage is Attack => 'instance' in damage;

/** Where a card lies that may block. */
export type BlocksFrom = 'hand' | 'deck';

/** What a turn leaves behind for cards that ask. Index: seat. */
export interface TurnMemory {
  /** Damage taken, from attacks and hits. */
  taken: [number, number];
  /** Whether the seat played an attack. */
  attacked: [boolean, boolean];
  /** How much the seat's power has gone up; falls are not taken off (SQ-22). */
  rises: [number, number];
  /** "This turn" changes to the seat's own power. */
  power: [number, number];
  /** Instances whose attack or hit damaged the seat, each once. */
  damagers: [number[], number[]];
  /** Instances that the seat put into play as Keepers. */
  entered: [number[], number[]];
  /** From where the seat's icons do not count. */
  unheeded: [BlocksFrom[], BlocksFrom[]];
}

export type RulesetId = 'tcg' | 'online' | 'quick';

/** What comes next: the start of a turn, the choice of an attack, the end of the turn. */
const STEPS = ['start', 'attack', 'end'] as const;

export interface SquadState {
  ruleset: RulesetId;
  power: number;
  /** 1 for the first player's first turn. */
  turn: number;
  first: Seat;
  active: Seat;
  step: (typeof STEPS)[number];
  /** Ids for instances, next to give. */
  nextId: number;
  /** Coming flips that are already decided (true is heads); then chance decides. */
  coins: boolean[];
  /** What a card has settled about the next flip for power. */
  nextFlip: 'heads' | 'none' | null;
  /** Further turns that the active player takes after this one. */
  extraTurns: number;
  players: [Player, Player];
  /** Attacks and hits under way, outermost first. */
  attacks: Attack[];
  hits: Damage[];
  memory: { now: TurnMemory; last: TurnMemory; idle: number };
  outcome: Outcome | null;
}

export const emptyTurn = (): TurnMemory => ({
  taken: [0, 0],
  attacked: [false, false],
  rises: [0, 0],
  power: [0, 0],
  damagers: [[], []],
  entered: [[], []],
  unheeded: [[], []],
});

export const steps = { names: STEPS, of: ({ step }: SquadState): string => step };
