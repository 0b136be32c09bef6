import { z } from 'zod';
import { writtenId, writtenName } from '../../kernel/index.js';
import { COLOURS, type Colour, type Kind } from './printed.js';
import { type SpecialData, specialSchema } from './special.js';

/** What is printed on a card. Side values stand on both sides, equal where only one is printed. */
export interface Printed {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** The colours of a side: one or two; all four where it goes with everything. */
  readonly left: readonly Colour[];
  readonly right: readonly Colour[];
  /** Main points; of a Power card each side may have its own (I.C.5). */
  readonly points: { readonly left: number; readonly right: number };
  /** Bonus of a Power Plus foil, added whatever side counts (I.C.5); 0 for all others. */
  readonly plus: number;
}

/** A card as data: what a set writes, with all that may be left out. */
export interface CardData extends Printed {
  readonly special: SpecialData | null;
}

const colours = z
  .array(z.enum(COLOURS))
  .min(1)
  .max(COLOURS.length)
  .refine(list => new Set(list).size === list.length, 'flaw-color-twice');
/** The most that a card of a set may have on a side, and the greatest bonus. */
const MOST_POINTS = 9;
const MOST_PLUS = 3;
export const MOST_WORTH = MOST_POINTS + MOST_PLUS;

const points = z.int().min(0).max(MOST_POINTS);
const base = {
  id: writtenId,
  name: writtenName(40),
  left: colours,
  right: colours,
  special: specialSchema.nullable().default(null),
};
const plain = { ...base, points: points.transform(both), plus: z.literal(0).default(0) };

/** The same on both sides. */
export function both(value: number): Printed['points'] {
  return { left: value, right: value };
}

/** A card as a set writes it. */
export const cardSchema: z.ZodType<CardData> = z.discriminatedUnion('kind', [
  z.strictObject({ ...plain, kind: z.literal('hero') }),
  z.strictObject({
    ...base,
    kind: z.literal('power'),
    points: z.union([points.transform(both), z.strictObject({ left: points, right: points })]),
    plus: z.int().min(0).max(MOST_PLUS).default(0),
  }),
  z.strictObject({ ...plain, kind: z.literal('teamwork') }),
]);
