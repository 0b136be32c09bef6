import type { Seat } from '../../../kernel/index.js';
import type { SourceKind } from '../printed.js';
import type { Instance, Place } from '../state.js';

/** What an effect belongs to: a card, its player, and the hero on whose behalf it acts. */
export interface Source {
  readonly seat: Seat;
  readonly card: string;
  /** The hero's instance; null for a Story. */
  readonly hero: number | null;
  /** The instance of the rival hero it has just fought. */
  readonly foe?: number | undefined;
  /** The instance of the hero that fought it. */
  readonly against?: number | undefined;
  /** What it is, for heroes that are safe from it. */
  readonly as?: SourceKind;
  /** Teams that have warded it off. */
  readonly spared?: readonly Seat[];
}

/** Of a hero's power, or the use of its Loot where that is the card. */
export const powerSource = (seat: Seat, { hero }: Place, { card }: Instance = hero): Source => ({
  seat,
  card,
  hero: hero.id,
  as: 'power',
});

export const storySource = (seat: Seat, card: string): Source => ({ seat, card, hero: null, as: 'story' });

export const superSource = (seat: Seat, card: string, { hero }: Place): Source => ({
  seat,
  card,
  hero: hero.id,
  as: 'super',
});
