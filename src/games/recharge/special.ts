import { z } from 'zod';
import { COLOURS, KINDS } from './printed.js';

/** Cards of the player's own chain. `other`: the one that speaks does not count. */
const cards = z.strictObject({
  kind: z.enum(KINDS).optional(),
  colour: z.enum(COLOURS).optional(),
  other: z.literal(true).optional(),
});
export type Cards = z.output<typeof cards>;

const condition = z.discriminatedUnion('if', [
  /** Its player started this battle, or did not. */
  z.strictObject({ if: z.enum(['attacking', 'defending']) }),
  /** Its player holds no cards. */
  z.strictObject({ if: z.literal('empty hand') }),
  /** There are so many of them. */
  z.strictObject({ if: z.literal('chain'), least: z.int().min(1).max(9), of: cards.default({}) }),
]);
export type Condition = z.output<typeof condition>;

/** Points beside those that are printed: `per` card of a kind, or once. */
const worth = z.strictObject({ plus: z.int().min(1).max(5), per: cards.optional(), when: condition.optional() });
export type Worth = z.output<typeof worth>;

const deed = z.discriminatedUnion('do', [
  /** `all`: everybody who is in this battle. */
  z.strictObject({
    do: z.literal('draw'),
    count: z.int().min(1).max(3).default(1),
    who: z.enum(['mine', 'all']).default('mine'),
  }),
  /** A rival of this battle discards cards of their choice. */
  z.strictObject({ do: z.literal('discard'), count: z.int().min(1).max(3).default(1) }),
  /** Looks at the hand of a rival of this battle. */
  z.strictObject({ do: z.literal('look') }),
  /** Puts the top cards of one's own draw pile in any order. */
  z.strictObject({ do: z.literal('arrange'), count: z.int().min(2).max(5).default(3) }),
  /** Takes the top card of one's own discard pile. */
  z.strictObject({ do: z.literal('take') }),
  /** May take a card of one's own chain that nothing hangs on back into the hand, not this one. */
  z.strictObject({ do: z.literal('take back') }),
  /** Each rival of this battle ventures their lowest counter. */
  z.strictObject({ do: z.literal('rivals venture') }),
  /** One's own lowest ventured counter goes back to the reserve. */
  z.strictObject({ do: z.literal('counter back') }),
]);
export type Deed = z.output<typeof deed>;
const deeds = z.array(deed).max(3).default([]);

/** What holds for as long as its battle lasts. */
export const HOLDS = ['wins ties', 'may venture', 'rivals cannot venture', 'may pass'] as const;
export type Hold = (typeof HOLDS)[number];

/** What a SPECIAL card does beside its points. It is data, so that people can bring cards of their own. */
export const specialSchema = z.strictObject({
  /** It may start a battle although it is no Hero (IV.D.1). */
  opens: z.literal(true).optional(),
  /** It may be played along with the attacker's first card (IV.D.1.a). */
  rides: z.literal(true).optional(),
  worth: z.array(worth).max(3).default([]),
  holds: z.array(z.enum(HOLDS)).max(4).default([]),
  /** When it is played. */
  played: deeds,
  /** When its battle is over and its player won it, or lost it. */
  won: deeds,
  lost: deeds,
});
export type Special = z.output<typeof specialSchema>;
export type WrittenSpecial = z.input<typeof specialSchema>;
