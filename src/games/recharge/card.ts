import { text } from '../../kernel/index.js';
import { type Phrase, sentences } from '../../tabletop/index.js';
import { COLOURS, type Colour, type Kind } from './printed.js';
import { type Special, specialOf, specialSchema, type WrittenSpecial } from './special.js';
import { both, type CardData, type Printed } from './written.js';

/** A card as it is played. */
export interface Card extends Printed {
  readonly special: Special | null;
  /** Whether it may also lie upside down: Heroes never do (I.C.2.a), and what looks the same then need not. */
  readonly turns: boolean;
  /** What it says, made from what it does: it cannot say anything else. Null where it says nothing. */
  readonly says: Phrase | null;
  readonly data: CardData;
}

/** Makes a card from its data: once, when it is loaded. */
export function cardFrom(data: CardData): Card {
  const special = data.special === null ? null : specialOf(data.special);
  const turns = data.kind !== 'hero' && !isSymmetric(data);
  const { id, kind, name, left, right, points, plus } = data;
  const says = special === null ? null : saidBy(data, special);
  // Written out, since a spread gives each object a shape of its own: the rules look at cards all the time.
  return { id, kind, name, left, right, points, plus, special, turns, says, data };
}

const isSymmetric = ({ left, right, points }: Printed): boolean =>
  points.left === points.right && left.length === right.length && left.every(colour => right.includes(colour));

function saidBy(card: Printed, { says }: Special): Phrase | null {
  const all = goesWithAll(card) ? [text('says-every-colour'), ...says] : says;
  return sentences(all.length > 0 ? all : [text('says-nothing')]);
}

/** All four colours on both sides. */
export const goesWithAll = ({ left, right }: Printed): boolean =>
  [left, right].every(side => side.length === COLOURS.length);

export type Pool = ReadonlyMap<string, Card>;

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
