import { z } from 'zod';
import { type Seat, text } from '../../kernel/index.js';
import { type Condition, type Phrase, vocabulary, wordsOf } from '../../tabletop/index.js';
import { COLOURS, KINDS } from './printed.js';
import { atStake, pointsOf } from './rules/end.js';
import type { Match } from './rules/match.js';
import { type Instance, type Link, rivalsOf, seatsFrom } from './state.js';

/** A card in a chain that it is in, or that it would be in. */
export interface Laid {
  readonly seat: Seat;
  readonly link: Link;
  readonly chain: readonly Link[];
}

/** Points beside those that are printed. */
export interface Worth {
  readonly says: Phrase;
  of(match: Match, laid: Laid): number;
}

const word = wordsOf<Condition<Match, Laid>, 'if'>('if');

// -- cards of a chain

const cardsSchema = z.strictObject({
  kind: z.enum(KINDS).optional(),
  colour: z.enum(COLOURS).optional(),
  /** The one that speaks does not count. */
  other: z.literal(true).optional(),
});

function cards({ kind, colour, other }: z.output<typeof cardsSchema>) {
  const fits = (match: Match, { instance }: Link, speaker: Link): boolean => {
    const card = match.card(instance);
    return (
      (kind === undefined || card.kind === kind) &&
      (colour === undefined || card.left.includes(colour) || card.right.includes(colour)) &&
      (other !== true || instance.id !== speaker.instance.id)
    );
  };
  return {
    /** So many of them. */
    says: (count: number): Phrase =>
      text('says-cards', {
        kind: kind ?? 'card',
        colour: colour ?? 'any',
        other: other === true ? 'yes' : 'no',
        count,
      }),
    of: (match: Match, { chain, link }: Laid): number => chain.filter(one => fits(match, one, link)).length,
  };
}

// -- conditions

/** Its player started this battle, or did not. Who lays out a chain where no battle is yet begins one. */
const side = (which: 'attacking' | 'defending') =>
  word(which, {}, () => ({
    says: text(`says-${which}`),
    holds: ({ state }, { seat }) => ((state.battle?.attacker ?? seat) === seat) === (which === 'attacking'),
  }));

/** Its player holds no cards. One that is only thought of as played is still in the hand, and what it brings is not there yet. */
const emptyHand = word('empty hand', {}, () => ({
  says: text('says-empty-hand'),
  holds: (match, { seat, chain }) =>
    match
      .player(seat)
      .hand.every(({ id }) => chain.some(({ instance }) => instance.id === id && !bringsCards(match, seat, instance))),
}));

/** Whether playing a card fills its player's hand again. */
const bringsCards = (match: Match, seat: Seat, instance: Instance): boolean =>
  (match.card(instance).special?.played ?? [])
    .flatMap(effect => effect.changes?.(match, { seat, instance }) ?? [])
    .some(change => change.zone === 'hand' && change.seat === seat && change.after > change.before);

/** There are so many of them. */
const chain = word('chain', { least: z.int().min(1).max(9), of: cardsSchema.default({}) }, ({ least, of }) => {
  const counted = cards(of);
  return {
    says: text('says-chain', { least, cards: counted.says(least) }),
    holds: (match, laid) => counted.of(match, laid) >= least,
  };
});

/** The chain of one rival in the battle has so many of them. */
const rivalChain = word(
  'rivals',
  {
    least: z.int().min(1).max(9),
    of: cardsSchema.omit({ other: true }).default({}),
  },
  ({ least, of }) => {
    const counted = cards(of);
    return {
      says: text('says-rivals', { least, cards: counted.says(least) }),
      holds: (match, laid) =>
        rivalsOf(match.state, laid.seat).some(
          seat => counted.of(match, { ...laid, seat, chain: match.player(seat).chain }) >= least,
        ),
    };
  },
);

/** Somebody else who still plays has won more points. */
const behind = word('behind', {}, () => ({
  says: text('says-behind'),
  holds: (match, { seat }) =>
    seatsFrom(match.state, seat).some(
      other => pointsOf(match.player(other).victory) > pointsOf(match.player(seat).victory),
    ),
}));

/** So many points lie on the table. */
const stake = word('stake', { least: z.int().min(1).max(30) }, ({ least }) => ({
  says: text('says-stake', { least }),
  holds: ({ state }) => atStake(state) >= least,
}));

const conditions = vocabulary('if', side('attacking'), side('defending'), emptyHand, chain, rivalChain, behind, stake);

// -- points

/** `per` card of a kind, or once. */
export const worthSchema = z.strictObject({
  plus: z.int().min(1).max(5),
  per: cardsSchema.optional(),
  when: conditions.schema.optional(),
});

export function worth({ plus, per, when }: z.output<typeof worthSchema>): Worth {
  const counted = per === undefined ? null : cards(per);
  const condition = when === undefined ? null : conditions.make(when);
  const once = text('says-worth', { plus });
  const points = counted === null ? once : text('says-worth-per', { worth: once, cards: counted.says(1) });
  return {
    says: condition === null ? points : text('says-worth-if', { worth: points, condition: condition.says }),
    of(match, laid) {
      if (condition !== null && !condition.holds(match, laid)) return 0;
      return plus * (counted === null ? 1 : counted.of(match, laid));
    },
  };
}
