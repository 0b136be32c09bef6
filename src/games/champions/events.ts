import type { Seat } from '../../kernel/index.js';
import type { Resources } from './behaviour.js';
import type { Exit, Form, Instance, Owner } from './state.js';

/** Who did something: a card in play, or a card of a player's that is not (an event). `card` is its printed id. */
export interface Actor {
  readonly card: string;
  /** Instance in play; null for what is not in play. */
  readonly id: number | null;
  /** Who controls it. */
  readonly by: Owner;
  /** Whether it acts as its player's identity: events and upgrades do, allies and supports do not. */
  readonly identity: boolean;
}

interface Happening {
  /** An interrupt has replaced or cancelled it: it does not happen, and nobody may interrupt it any more. */
  replaced?: true;
  /** Ids below this were in play when it happened: what enters later does not respond to it. */
  before?: number;
}

/** An enemy attacks a player. JSON: it lies on the table while it is under way. */
export interface EnemyAttack extends Happening {
  readonly type: 'enemy attack';
  readonly enemy: number;
  /** The face that attacks: a villain whose stage is defeated attacks no more. Of a facedown Drone it tells nothing. */
  readonly card: string;
  /** The player attacked at first. "You" until a defender is declared, and where a card says "attacks you". */
  readonly seat: Seat;
  /** The character under attack now: the defender, else whom it is aimed at. */
  target: number;
  /** The ally of that player that it is aimed at itself, not at the player (W1-409). */
  readonly ally?: number;
  /** The defending character, and how it defends: a basic defense subtracts DEF. */
  defender: number | null;
  defending: Seat | null;
  basicDefense: boolean;
  /** A card has the villain attack without a boost card of its own. */
  unboosted?: true;
  /** Boost cards face down, in the order dealt. */
  boosts: Instance[];
  /** Boost icons turned up so far. */
  icons: number;
  overkill: boolean;
  /** More ATK for this attack alone. */
  bonus: number;
  /** More DEF for the defending hero, for this attack alone. */
  defense: number;
  /** How much damage it has dealt, and to whom: what was stopped after that counts (CH-C20). */
  dealt: number;
  struck: number[];
  /** Who has taken damage of it, and how much. */
  damaged: number[];
  taken: Record<number, number>;
  /** Other players against whom this attack is resolved as well, afterwards. */
  also: Seat[];
}

/** A hero's or ally's attack: basic, or an ability labelled so. */
export interface PlayerAttack extends Happening {
  readonly type: 'attack';
  /** The attacking character. */
  readonly character: number;
  readonly seat: Seat;
  readonly basic: boolean;
  overkill: boolean;
  /** More ATK for this basic attack alone. */
  bonus: number;
  /** Enemies it was aimed at. */
  readonly targets: number[];
  readonly damaged: number[];
  /** Printed ids of what it defeated. */
  readonly defeated: { readonly id: number; readonly card: string }[];
}

/** A hero's or ally's thwart. */
export interface Thwart extends Happening {
  readonly type: 'thwart';
  readonly character: number;
  readonly seat: Seat;
  readonly basic: boolean;
  /** More THW for this basic thwart alone. */
  bonus: number;
}

/** An enemy schemes, because of a player. */
export interface Scheming extends Happening {
  readonly type: 'scheme';
  readonly enemy: number;
  readonly card: string;
  readonly seat: Seat;
  boosts: Instance[];
  icons: number;
  /** More SCH for this activation alone. */
  bonus: number;
  /** Taken off the threat it places. */
  reduced: number;
  placed: number;
}

/** Damage on its way to a character. Interrupted as `deal` (before it is dealt), then as `damage` (before it is taken). */
export interface Damage extends Happening {
  readonly type: 'deal' | 'damage';
  readonly target: number;
  amount: number;
  readonly source: Actor;
  /** Whether an attack does it: the attack itself, not what else happens meanwhile. */
  readonly attack: EnemyAttack | PlayerAttack | null;
}

/** Threat on its way to a scheme. */
export interface Threat extends Happening {
  readonly type: 'threat';
  readonly scheme: number;
  amount: number;
  /** Whether it is the threat of step one of the villain phase. */
  readonly stepOne: boolean;
}

/** A character, side scheme or villain stage is defeated. */
export interface Defeat extends Happening {
  readonly type: 'defeat';
  readonly target: number;
  readonly card: string;
  readonly kind: string;
  /** Null where nobody did it. */
  readonly by: Actor | null;
  /** The player it was engaged with. */
  readonly engaged: Seat | null;
  readonly controller: Owner;
  /** Where it goes, where that is not its owner's discard pile. */
  goes?: Exit;
  /** Its id in the discard pile, once it lies there. */
  lies?: number;
}

/** An encounter card is revealed. */
export interface Reveal extends Happening {
  readonly type: 'reveal';
  readonly card: string;
  readonly id: number;
  readonly seat: Seat;
  /** Whether it comes from the encounter deck: its top card, or one that was dealt. Not what was searched out or set aside. */
  readonly fromDeck: boolean;
  /** "When Revealed" effects are cancelled; `replaced` cancels all the card does. */
  cancelled: boolean;
  /** Who reveals another card after it, where it has gained surge. */
  surge: Seat | null;
}

/** A card has entered play. */
export interface Enter extends Happening {
  readonly type: 'enter';
  readonly target: number;
  readonly kind: string;
  /** What went towards its cost by resource, of a card that was played. */
  readonly paid?: Resources;
}

/** A minion has engaged a player. */
export interface Engage extends Happening {
  readonly type: 'engage';
  readonly target: number;
  readonly seat: Seat;
}

/** A player's card is played from hand: an event is interrupted before it resolves, all others are only responded to. */
export interface Playing extends Happening {
  readonly type: 'play';
  readonly card: string;
  readonly target: number;
  readonly seat: Seat;
  /** Of an event that deals no damage and removes no threat: there is nothing that could be more. */
  readonly plain?: true;
  /** More damage for each enemy that it damages, more threat off each scheme. */
  damage?: number;
  threat?: number;
}

/** A player has changed form. */
export interface FormChange extends Happening {
  readonly type: 'form';
  readonly seat: Seat;
  readonly to: Form;
}

/** A character defends against an enemy's attack: boost cards come after that. */
export interface Defending extends Happening {
  readonly type: 'defend';
  readonly attack: EnemyAttack;
  readonly character: number;
  readonly seat: Seat;
}

/** A boost card is turned face up. Its ability and its icons come after all that interrupts and responds to that. */
export interface Boosting extends Happening {
  readonly type: 'boost';
  readonly card: string;
  /** The player whom its ability is about. */
  readonly seat: Seat;
  readonly activation: EnemyAttack | Scheming;
  icons: number;
  /** Its boost ability is cancelled. */
  cancelled: boolean;
}

/** A card is about to surge, or a player has used an ability of a card in play, which may be gone by now. */
export interface Using extends Happening {
  readonly type: 'surge' | 'use';
  readonly card: string;
  readonly seat: Seat;
}

/** A player's turn begins, or ends. */
export interface OfTurn extends Happening {
  readonly type: 'turn begin' | 'turn end';
  readonly seat: Seat;
}

/** Something ends, for abilities that wait for it. */
export interface Ending extends Happening {
  readonly type: 'phase end' | 'round end' | 'step one';
}

/** What abilities interrupt and respond to. */
export type Occurrence =
  | EnemyAttack
  | PlayerAttack
  | Thwart
  | Scheming
  | Damage
  | Threat
  | Defeat
  | Reveal
  | Enter
  | Engage
  | Playing
  | FormChange
  | Defending
  | Boosting
  | Using
  | OfTurn
  | Ending;

export type Moment = Occurrence['type'];
/** The occurrences of a type; some have several. */
export type OccurrenceOf<T extends Moment> = Among<Occurrence, T>;
type Among<O extends Occurrence, T> = O extends unknown ? (T extends O['type'] ? O : never) : never;
