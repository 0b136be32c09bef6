import type { Hero, Laid, Layout } from '../table.js';
import { boosted, marvel, revealed } from './tables.js';

/** Tables of the Green Goblin's two scenarios. */

export const NORMAN = '02001a';
export const GOBLIN = '02001b';
export const ENTERPRISE = '02006a';
export const MADNESS = '02006b';
export const THRALL = '02024';
export const SOLDIER = '02023';
export const KNIGHT = '02022';
/** Encounter cards with two boost icons and no boost ability, with one, and with none. */
export const TWO_ICONS = '02026';
export const ONE_ICON = '02039';

/** Norman Osborn with so many infamy counters, and a main scheme that has just begun. */
export const withNorman = (counters: number, more: Layout = {}): Layout => ({
  scenario: 'risky-business',
  villain: NORMAN,
  mainScheme: '02004b',
  environments: [{ card: ENTERPRISE, counters }],
  ...more,
});

/** The Green Goblin with so many madness counters. */
export const withGoblin = (counters: number, more: Layout = {}): Layout => ({
  ...withNorman(1),
  villain: GOBLIN,
  environments: [{ card: MADNESS, counters }],
  ...more,
});

export const mutagen = (more: Layout = {}): Layout => ({
  scenario: 'mutagen-formula',
  villain: '02014',
  mainScheme: '02017b',
  ...more,
});

/** A card revealed, or turned up as a boost card, at one of these tables. */
export const revealedAt = (at: Layout, card: string, heroes: readonly Hero[] = [marvel], more: Layout = {}): Layout =>
  revealed(card, heroes, { ...at, ...more });
export const boostedAt = (at: Layout, card: string, heroes: readonly Hero[] = [marvel], more: Layout = {}): Layout =>
  boosted(card, heroes, { ...at, ...more });

/** The villain with these cards on it. */
export const bearing = (card: string, ...attached: readonly Laid[]): Laid => ({
  card,
  attached: [...attached] as string[],
});
