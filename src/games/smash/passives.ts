import { z } from 'zod';
import { type Text, text } from '../../kernel/index.js';
import { type Phrase, vocabulary, wordsOf } from '../../tabletop/index.js';
import { type PowerType, SOURCES, type SourceKind, TYPES } from './printed.js';

/** The answers to what the rules ask of a hero. */
interface Answers {
  /** It is no power, and does not wait for the next turn (SM-C16). */
  readonly weakness: true;
  /** Attacks by heroes of this type cannot be aimed at it (SM-1). */
  readonly immune: (type: PowerType) => boolean;
  /** Losing a battle against this type defeats it. */
  readonly weak: (type: PowerType) => boolean;
  /** Battles that it wins against this type defeat. */
  readonly lethal: (type: PowerType) => boolean;
  /** Its attacks on heroes of this type cannot be countered. */
  readonly swift: (type: PowerType) => boolean;
  /** Rivals who can attack it cannot attack its active teammates. */
  readonly guard: true;
  /** Rivals who can attack an active teammate cannot attack it. */
  readonly hidden: true;
  /** Who attacks it discards so many cards more. */
  readonly costly: number;
  /** Cards of this kind do nothing to it. */
  readonly safe: SourceKind;
  /** It counts as every type for Team-Ups and Loot. */
  readonly wild: true;
  /** Its team's hand is bigger by so many. */
  readonly hand: number;
  /** When it would be stunned its owner may flip a coin: on heads it is not. */
  readonly sturdy: true;
}

/** What always holds for a hero: what it says, and the answers that it has. */
export type Passive = { readonly says: Phrase } & { readonly [K in keyof Answers]: Answers[K] | undefined };

/** Every answer in the same place, whichever there are: the rules look at them all the time. */
const passive = (says: Phrase, answers: Partial<Answers>): Passive => ({
  says,
  weakness: answers.weakness,
  immune: answers.immune,
  weak: answers.weak,
  lethal: answers.lethal,
  swift: answers.swift,
  guard: answers.guard,
  hidden: answers.hidden,
  costly: answers.costly,
  safe: answers.safe,
  wild: answers.wild,
  hand: answers.hand,
  sturdy: answers.sturdy,
});

const word = wordsOf<Passive, 'is'>('is');

/** What the rules ask for. */
export type Asked = Exclude<keyof Passive, 'says' | 'weakness'>;

const type = z.enum(TYPES);
const types = z.array(type).min(1);
/** Heroes of any of these. */
const anyOf = (list: readonly PowerType[]): { list: Text[]; or: true } => ({
  list: list.map(one => text(`type-${one}`)),
  or: true,
});

/** One that asks for a type, of those it names; of all, where it may name none. */
const against = (name: 'immune' | 'weak') =>
  word(name, { to: types }, ({ to }) =>
    passive(text(`says-${name}`, { types: anyOf(to) }), {
      ...(name === 'weak' && { weakness: true }),
      [name]: (asked: PowerType) => to.includes(asked),
    }),
  );
const beating = (name: 'lethal' | 'swift') =>
  word(name, { to: types.optional() }, ({ to }) =>
    passive(to === undefined ? text(`says-${name}`) : text(`says-${name}-to`, { types: anyOf(to) }), {
      [name]: (asked: PowerType) => to === undefined || to.includes(asked),
    }),
  );
/** One that is there or not. */
const plain = (name: 'guard' | 'hidden' | 'wild' | 'sturdy') =>
  word(name, {}, () => passive(text(`says-${name}`), { [name]: true }));

export const passives = vocabulary(
  'is',
  against('immune'),
  against('weak'),
  beating('lethal'),
  plain('guard'),
  plain('hidden'),
  word('costly', { cards: z.int().min(1).max(3) }, ({ cards }) =>
    passive(text('says-costly', { count: cards }), { costly: cards }),
  ),
  beating('swift'),
  word('safe', { from: z.enum(SOURCES) }, ({ from }) => passive(text(`says-safe-${from}`), { safe: from })),
  plain('wild'),
  word('hand', { plus: z.int().min(1).max(2) }, ({ plus }) => passive(text('says-hand', { plus }), { hand: plus })),
  plain('sturdy'),
);
