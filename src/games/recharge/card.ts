import { z } from 'zod';
import { text, writtenName } from '../../kernel/index.js';
import { type Phrase, sentences } from '../../tabletop/index.js';
import { COLOURS, type Colour, type Kind } from './printed.js';
import { type Special, type SpecialData, specialOf, specialSchema, type WrittenSpecial } from './special.js';

/** What is printed on a card. Side values stand on both sides, equal where only one is printed. */
interface Printed {
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

/** A card as it is played. */
export interface Card extends Printed {
  readonly special: Special | null;
  /** What it says, made from what it does: it cannot say anything else, whoever wrote it. Null where that is nothing. */
  readonly says: Phrase | null;
  readonly data: CardData;
}

/** Makes a card from its data: once, when it is loaded. */
export function cardFrom(data: CardData): Card {
  const special = data.special === null ? null : specialOf(data.special);
  return { ...data, special, says: special === null ? null : saidBy(data, special), data };
}

function saidBy(card: Printed, { says }: Special): Phrase | null {
  const all = goesWithAll(card) ? [text('says-every-colour'), ...says] : says;
  return sentences(all.length > 0 ? all : [text('says-nothing')]);
}

/** All four colours on both sides. */
export const goesWithAll = ({ left, right }: Printed): boolean =>
  [left, right].every(side => side.length === COLOURS.length);

export type Pool = ReadonlyMap<string, Card>;

// -- cards as a set writes them

const colours = z
  .array(z.enum(COLOURS))
  .min(1)
  .max(COLOURS.length)
  .refine(list => new Set(list).size === list.length, 'a colour is there twice');
/** The most that a card of a set may have on a side, and the greatest bonus. */
const MOST_POINTS = 9;
const MOST_PLUS = 3;
export const MOST_WORTH = MOST_POINTS + MOST_PLUS;

const points = z.int().min(0).max(MOST_POINTS);
const base = {
  id: z.string().regex(/^[A-Z]{2,4}-?\d{1,3}$/, 'two to four capital letters and a number, such as AB12'),
  name: writtenName(40),
  left: colours,
  right: colours,
  special: specialSchema.nullable().default(null),
};
const plain = { ...base, points: points.transform(both), plus: z.literal(0).default(0) };

function both(value: number): Printed['points'] {
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

// -- cards of the house

/** What is printed on a numbered card. */
interface Facts {
  readonly number: number;
  readonly name: string;
  readonly left: readonly Colour[];
  readonly right: readonly Colour[];
  readonly points: number | Printed['points'];
  readonly plus?: number;
}

export const idOf = (number: number): string => `RC${String(number).padStart(3, '0')}`;

const card =
  (kind: Kind) =>
  ({ number, name, left, right, points, plus = 0 }: Facts, special?: WrittenSpecial): Card =>
    cardFrom({
      id: idOf(number),
      kind,
      name,
      left,
      right,
      points: typeof points === 'number' ? both(points) : points,
      plus,
      special: special === undefined ? null : specialSchema.parse(special),
    });

/** Defines a Hero: the start of every chain. It cannot be turned. */
export const hero = card('hero');
/** Defines a Power card. */
export const power = card('power');
/** Defines a Teamwork: the bridge between two Heroes. */
export const teamwork = card('teamwork');

// -- counters

/** Counters are listed in a deck beside its cards, under ids of their own. */
export const counterId = (value: number): string => `C${value}`;

/** The value of a counter's id; null for a card's. */
export function counterValue(id: string): number | null {
  const found = /^C(\d+)$/.exec(id);
  return found === null ? null : Number(found[1]);
}
