import type { Play } from '../../kernel/index.js';
import type { Effect } from './effect.js';

/** The four designations: Heroes (red), Villains (green), X-Men (blue), Women (yellow). */
export const COLOURS = ['heroes', 'villains', 'x-men', 'women'] as const;
export type Colour = (typeof COLOURS)[number];

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];
export const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');

export type Kind = 'hero' | 'power' | 'teamwork';

/** What is printed on a card. */
export interface Facts {
  readonly number: number;
  readonly name: string;
  /** The colours of a side: one or two; all four where it goes with everything. */
  readonly left: readonly Colour[];
  readonly right: readonly Colour[];
  /** Main points; two numbers where each side of a Power card has its own (I.C.5). */
  readonly points: number | { readonly left: number; readonly right: number };
  /** Bonus of a Power Plus foil, added whatever side counts (I.C.5). */
  readonly plus?: number;
}

/** What a SPECIAL card does beside its points. */
export interface Special {
  /** Our own short wording. */
  readonly text: string;
  /** It may start a battle although it is no Hero (IV.D.1). */
  readonly opens?: true;
  /** It may be played along with the attacker's first card (IV.D.1.a). */
  readonly rides?: true;
  /** Points that it adds as the table stands. */
  worth?(game: Effect): number;
  /** What it does when it is played. */
  onPlay?(game: Effect): Play;
  /** What it does when its battle is over, and its player won or lost it. */
  afterBattle?(game: Effect, won: boolean): Play;
  /** What it changes for as long as its battle lasts. */
  readonly holds?: {
    /** Nobody else may venture. */
    readonly othersCannotVenture?: true;
    /** Its player may venture whether or not the player before did. */
    readonly mayAlwaysVenture?: true;
    /** Its player wins ties. */
    readonly winsTies?: true;
    /** Its player may pass although the rating is behind. */
    readonly mayPassBehind?: true;
  };
}

/** A card. Side values stand on both sides, equal where only one is printed. */
export interface Card {
  readonly id: string;
  readonly number: number;
  readonly kind: Kind;
  readonly name: string;
  readonly left: readonly Colour[];
  readonly right: readonly Colour[];
  readonly points: { readonly left: number; readonly right: number };
  readonly plus: number;
  readonly special?: Special;
}

export const idOf = (number: number): string => `RC${String(number).padStart(3, '0')}`;

const card =
  (kind: Kind) =>
  (facts: Facts, special?: Special): Card => ({
    id: idOf(facts.number),
    kind,
    number: facts.number,
    name: facts.name,
    left: facts.left,
    right: facts.right,
    points: typeof facts.points === 'number' ? { left: facts.points, right: facts.points } : facts.points,
    plus: facts.plus ?? 0,
    ...(special && { special }),
  });

/** Defines a Hero: the start of every chain. It cannot be turned. */
export const hero = card('hero');
/** Defines a Power card. */
export const power = card('power');
/** Defines a Teamwork: the bridge between two Heroes. */
export const teamwork = card('teamwork');

export type Pool = ReadonlyMap<string, Card>;

/** Counters are listed in a deck beside its cards, under ids of their own. */
export const counterId = (value: number): string => `C${value}`;

/** The value of a counter's id; null for a card's. */
export function counterValue(id: string): number | null {
  const found = /^C(\d+)$/.exec(id);
  return found === null ? null : Number(found[1]);
}
