import { z } from 'zod';
import { writtenName } from '../../kernel/index.js';

export const TYPES = ['mutant', 'magic', 'nature', 'gadget'] as const;
export type PowerType = (typeof TYPES)[number];
const type = z.enum(TYPES);

export const KINDS = ['hero', 'super', 'smash', 'story', 'team-up', 'loot'] as const;
export type Kind = (typeof KINDS)[number];
const kind = z.enum(KINDS).exclude(['hero']);

// -- whom an effect means

/**
 * Heroes on the table. `pick`: `this` is the hero the card belongs to, `foe` the rival that it has just fought; `one` is
 * chosen by the player, `each` one per team by its owner.
 */
const heroes = z.strictObject({
  team: z.enum(['mine', 'rivals', 'all']).default('rivals'),
  pick: z.enum(['this', 'foe', 'one', 'each', 'all', 'random']).default('one'),
  state: z.enum(['active', 'stunned']).optional(),
  type: type.optional(),
  /** Leaves out the hero the card belongs to. */
  other: z.literal(true).optional(),
});
export type Heroes = z.output<typeof heroes>;

/** Teams: `rival` is one that the player chooses. */
const teams = z.enum(['mine', 'rival', 'rivals', 'all']);
export type Teams = z.output<typeof teams>;

// -- conditions

const condition = z.discriminatedUnion('if', [
  /** This team has so many heroes in a state. */
  z.strictObject({ if: z.literal('heroes'), state: z.enum(['active', 'stunned']), least: z.int().min(1).max(5) }),
  /** So many heroes of this team are among the defeated. */
  z.strictObject({ if: z.literal('defeated'), least: z.int().min(1).max(8) }),
  /** Another hero of this type is active on this team. */
  z.strictObject({ if: z.literal('type'), type }),
  /** A rival team has more heroes on the table than this one. */
  z.strictObject({ if: z.literal('behind') }),
]);
export type Condition = z.output<typeof condition>;

// -- what is done

/** What is done to heroes. */
export const DEEDS = ['stun', 'defeat', 'revive', 'shield', 'swap'] as const;
export type Deed = (typeof DEEDS)[number];

export type Effect =
  | { readonly do: Deed; readonly to: Heroes }
  /**
   * This hero, or one of the team's that the player chooses, attacks as with a Smash card. `sure`: it cannot be
   * countered; `fatal`: who loses to it is defeated.
   */
  | {
      readonly do: 'attack';
      readonly by: 'this' | 'one';
      readonly sure?: true | undefined;
      readonly fatal?: true | undefined;
    }
  | { readonly do: 'draw'; readonly count: number; readonly who: Teams }
  | {
      readonly do: 'discard';
      readonly count: number;
      readonly who: Teams;
      readonly kind?: z.output<typeof kind> | undefined;
      readonly random?: true | undefined;
    }
  /** Takes a card of a kind from one's own discard pile. */
  | { readonly do: 'take'; readonly kind?: z.output<typeof kind> | undefined }
  /** Looks at a rival's hand, and discards so many cards of it. */
  | { readonly do: 'look'; readonly discard: number }
  | { readonly do: 'loot'; readonly how: 'destroy' | 'steal' }
  /** So many heroes from one's own stack join the table, beyond three if need be. */
  | { readonly do: 'summon'; readonly count: number }
  /** So many of one's own defeated heroes go under the stack. */
  | { readonly do: 'return'; readonly count: number }
  /** This hero goes to the defeated ones, unless it is the last of its team. */
  | { readonly do: 'leave' }
  /** Discards the hand and draws a fresh one. */
  | { readonly do: 'fresh hand'; readonly who: Teams }
  /** Another action this turn: one at most. */
  | { readonly do: 'again' }
  /** A rival misses the next turn: never two in a row. */
  | { readonly do: 'skip' }
  | {
      readonly do: 'flip';
      readonly heads?: readonly Effect[] | undefined;
      readonly tails?: readonly Effect[] | undefined;
    }
  | { readonly do: 'when'; readonly is: Condition; readonly does: readonly Effect[] }
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] };

const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.enum(DEEDS), to: heroes }),
    z.strictObject({
      do: z.literal('attack'),
      by: z.enum(['this', 'one']).default('this'),
      sure: z.literal(true).optional(),
      fatal: z.literal(true).optional(),
    }),
    z.strictObject({ do: z.literal('draw'), count: z.int().min(1).max(5), who: teams.default('mine') }),
    z.strictObject({
      do: z.literal('discard'),
      count: z.int().min(1).max(5),
      who: teams.default('rival'),
      kind: kind.optional(),
      random: z.literal(true).optional(),
    }),
    z.strictObject({ do: z.literal('take'), kind: kind.optional() }),
    z.strictObject({ do: z.literal('look'), discard: z.int().min(0).max(3).default(0) }),
    z.strictObject({ do: z.literal('loot'), how: z.enum(['destroy', 'steal']) }),
    z.strictObject({ do: z.literal('summon'), count: z.int().min(1).max(2).default(1) }),
    z.strictObject({ do: z.literal('return'), count: z.int().min(1).max(3).default(1) }),
    z.strictObject({ do: z.literal('leave') }),
    z.strictObject({ do: z.literal('fresh hand'), who: teams.default('mine') }),
    z.strictObject({ do: z.literal('again') }),
    z.strictObject({ do: z.literal('skip') }),
    z.strictObject({ do: z.literal('flip'), heads: effects.optional(), tails: effects.optional() }),
    z.strictObject({ do: z.literal('when'), is: condition, does: effects }),
    z.strictObject({ do: z.literal('choose'), of: z.array(effects).min(2).max(4) }),
  ]),
) as z.ZodType<Effect>;

const effects = z.lazy(() => z.array(effect).min(1).max(6));

// -- what always holds

const passive = z.discriminatedUnion('is', [
  /** Attacks by heroes of these types cannot be aimed at it (SM-1). */
  z.strictObject({ is: z.literal('immune'), to: z.array(type).min(1) }),
  /** Losing a battle against these types defeats it. */
  z.strictObject({ is: z.literal('weak'), to: z.array(type).min(1) }),
  /** Battles that it wins against these types (all, when left out) defeat. */
  z.strictObject({ is: z.literal('lethal'), to: z.array(type).min(1).optional() }),
  /** Rivals who can attack it cannot attack its active teammates. */
  z.strictObject({ is: z.literal('guard') }),
  /** Rivals who can attack an active teammate cannot attack it. */
  z.strictObject({ is: z.literal('hidden') }),
  /** Who attacks it discards so many cards more. */
  z.strictObject({ is: z.literal('costly'), cards: z.int().min(1).max(3) }),
  /** Its attacks on heroes of these types (all, when left out) cannot be countered. */
  z.strictObject({ is: z.literal('swift'), to: z.array(type).min(1).optional() }),
  /** Cards of this kind do nothing to it; `power` means powers of heroes and uses of Loot. */
  z.strictObject({ is: z.literal('safe'), from: z.enum(['story', 'super', 'power']) }),
  /** It counts as every type for Team-Ups and Loot. */
  z.strictObject({ is: z.literal('wild') }),
  /** Its team's hand is bigger by so many. */
  z.strictObject({ is: z.literal('hand'), plus: z.int().min(1).max(2) }),
  /** When it would be stunned its owner may flip a coin: on heads it is not. */
  z.strictObject({ is: z.literal('sturdy') }),
]);
export type Passive = z.output<typeof passive>;

export const MOMENTS = ['turn', 'stunned', 'defeated', 'won', 'rival stunned', 'rival defeated'] as const;
export type Moment = (typeof MOMENTS)[number];

/** `must`: it happens whether its owner wants it or not; else they are asked (SM-C29). */
const trigger = z.strictObject({ on: z.enum(MOMENTS), must: z.literal(true).optional(), does: effects });
export type Trigger = z.output<typeof trigger>;

// -- cards

const base = {
  id: z.string().regex(/^[A-Z]{2,4}-?\d{1,3}$/, 'two to four capital letters and a number, such as AB12'),
  name: writtenName(40),
};
const abilities = { passive: z.array(passive).max(4).default([]), triggers: z.array(trigger).max(3).default([]) };

/** What a reaction is played against. */
export const REACTIONS = ['attack', 'story', 'super'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A card as a set writes it. Everything it does is data, so that people can bring cards of their own. */
export const cardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, ...abilities, kind: z.literal('hero'), type, power: effects.optional() }),
  /** `hero`: the id of the one it belongs to. It revives that hero, and then does this. */
  z.strictObject({ ...base, kind: z.literal('super'), hero: z.string(), does: z.array(effect).max(6).default([]) }),
  z.strictObject({ ...base, kind: z.literal('smash') }),
  z.strictObject({ ...base, kind: z.literal('story'), does: effects }),
  z.strictObject({ ...base, kind: z.literal('team-up'), types: z.tuple([type, type]) }),
  /**
   * `use`: an active ability that costs the turn. `reaction`: it may be played against an attack, which then ends, or
   * against a Story or Super, which then does nothing to this team; `does` happens besides.
   */
  z.strictObject({
    ...base,
    ...abilities,
    kind: z.literal('loot'),
    type,
    use: effects.optional(),
    reaction: z.enum(REACTIONS).optional(),
    does: z.array(effect).max(6).default([]),
  }),
]);
export type Card = z.output<typeof cardSchema>;
export type WrittenCard = z.input<typeof cardSchema>;
export type CardOf<K extends Kind> = Extract<Card, { kind: K }>;

export type Pool = ReadonlyMap<string, Card>;

/** Whether a Loot does anything once it lies below its hero. One that only reacts is discarded when it has. */
export const stays = ({ passive, triggers, use }: CardOf<'loot'>): boolean =>
  passive.length > 0 || triggers.length > 0 || use !== undefined;
