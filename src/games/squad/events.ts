import type { Seat } from '../../kernel/index.js';

/** Something that Keepers react to. Cards are named by printed id, instances by their id. */
export type Event =
  | { readonly type: 'turn start'; readonly seat: Seat }
  | { readonly type: 'turn end'; readonly seat: Seat }
  /** An attack was played; it has done nothing yet, and nobody has blocked (SQ-C13). */
  | { readonly type: 'attack'; readonly by: Seat; readonly card: string }
  /** An attack did at least 1 damage (SQ-26). */
  | {
      readonly type: 'attack damage';
      readonly by: Seat;
      readonly to: Seat;
      readonly card: string;
      readonly amount: number;
    }
  /** A Keeper's hit, or a card's that is not in play, did at least 1 damage. Never an attack. */
  | {
      readonly type: 'hit damage';
      readonly by: Seat;
      readonly to: Seat;
      readonly card: string;
      readonly keeper: number | null;
      readonly amount: number;
    }
  /** One card discarded from the hand to block (SQ-21): against an attack, or a hit. */
  | {
      readonly type: 'block';
      readonly seat: Seat;
      readonly card: string;
      readonly id: number;
      readonly against: string;
      readonly attack: boolean;
    }
  /** Cards drawn, by the turn or by one effect. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly amount: number }
  /** The last card has left a deck. */
  | { readonly type: 'deck empty'; readonly seat: Seat }
  | { readonly type: 'keeper in'; readonly seat: Seat; readonly card: string; readonly keeper: number }
  /** A Keeper has come to a player: it was put into play, or changed sides (SQ-C25). */
  | { readonly type: 'keeper arrives'; readonly seat: Seat; readonly card: string; readonly keeper: number }
  | { readonly type: 'keeper destroyed'; readonly seat: Seat; readonly card: string; readonly keeper: number }
  /** A coin was flipped, or its result was given (SQ-19). */
  | { readonly type: 'flip'; readonly seat: Seat; readonly heads: boolean; readonly purpose: 'power' | 'effect' }
  /** Cards that one effect made a player discard from the hand, all in one (SQ-20). */
  | { readonly type: 'discard'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'heal'; readonly seat: Seat; readonly amount: number };

/** The start or the end of a turn. */
export type OfTurn = EventOf<'turn start'> | EventOf<'turn end'>;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
