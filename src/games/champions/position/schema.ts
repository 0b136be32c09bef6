import { z } from 'zod';
import { outcomeSchema } from '../../../kernel/index.js';

const seat = z.int().min(0);
const owner = z.union([seat, z.literal('scenario')]);
const ids = z.array(z.string()).default([]);
const status = z.enum(['stunned', 'confused', 'tough']);
const hidden = z.strictObject({ card: z.string(), owner });
const away = z.union([z.string(), hidden]);
export type Away = z.output<typeof away>;

/** What lies on a card in play. */
const laid = {
  exhausted: z.boolean().default(false),
  damage: z.int().min(0).default(0),
  threat: z.int().min(0).optional(),
  counters: z.int().min(0).optional(),
  status: z.array(status).default([]),
  used: z.record(z.string(), z.int().min(1)).default({}),
  under: z.array(hidden).default([]),
};

const bare = z.strictObject({
  card: z.string(),
  owner: owner.optional(),
  controller: owner.optional(),
  facedown: z.boolean().optional(),
  ...laid,
});

/** A card in play as a document writes it, where it is more than a printed id. */
export interface WrittenCard extends z.output<typeof bare> {
  attached: (string | WrittenCard)[];
}

const card: z.ZodType<string | WrittenCard> = z.lazy(() => z.union([z.string(), written]));
const written = bare.extend({ attached: z.array(card).default([]) });
const cards = z.array(card).default([]);

const player = z.strictObject({
  /** Left out by a player who is out. */
  identity: z.string().optional(),
  ...laid,
  attached: cards,
  /** Cards played this round. */
  played: ids,
  changedForm: z.boolean().default(false),
  eliminated: z.boolean().default(false),
  /** Out because they left the match. */
  left: z.boolean().default(false),
  play: cards,
  minions: cards,
  obligations: cards,
  hand: ids,
  deck: ids,
  discard: ids,
  /** Of an identity that has a second deck; left out, all of it in the order of its ids, the first on top. */
  second: z.strictObject({ deck: ids, discard: ids }).optional(),
  dealt: ids,
  nemesis: ids,
});

const order = { seat, later: z.array(seat).default([]) };
const step = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('opening') }),
  z.strictObject({ at: z.literal('turn'), ...order }),
  z.strictObject({ at: z.literal('end of turns') }),
  z.strictObject({ at: z.literal('threat') }),
  z.strictObject({ at: z.literal('villain activates'), ...order }),
  /** `done`: how many of the minions listed first have had their turn. */
  z.strictObject({ at: z.literal('minions activate'), ...order, done: z.int().min(0).default(0) }),
  z.strictObject({ at: z.literal('deal') }),
  z.strictObject({ at: z.literal('reveal'), ...order }),
  z.strictObject({ at: z.literal('end of round') }),
]);

const stat = z.enum(['attack', 'thwart', 'defense']);
const lasting = z.strictObject({
  until: z.enum(['phase', 'round']),
  /** A player, the card at that place of `all` below, all characters with a trait, or everybody. */
  of: z.union([
    z.strictObject({ seat }),
    z.strictObject({ card: z.int().min(0) }),
    z.strictObject({ trait: z.string() }),
    z.strictObject({ everybody: z.literal(true) }),
  ]),
  stat: stat.optional(),
  by: z.int().optional(),
  trait: z.string().optional(),
  discount: z.int().optional(),
  only: z.strictObject({ kind: z.string(), trait: z.string() }).optional(),
  blank: z.literal(true).optional(),
  source: z.string(),
});

/** A position document. What is left out is quiet: empty, ready, unhurt. */
export const schema = z.strictObject({
  round: z.int().min(0).optional(),
  step: step.default({ at: 'turn', seat: 0, later: [] }),
  first: seat.default(0),
  players: z.array(player).min(1).max(4),
  villain: card.optional(),
  /** Several villains at once, in place of `villain`; those that are left out have been defeated. */
  villains: z.array(card).optional(),
  /** Which of them is active; left out, the first. */
  active: z.string().optional(),
  /** Decks of those that aren't, by the villain's set. */
  decks: z.record(z.string(), z.strictObject({ deck: ids, discard: ids })).default({}),
  mainScheme: card.optional(),
  /** Villain stages and main scheme faces still to come; left out, as the scenario has them. */
  stages: z.array(z.string()).optional(),
  schemes: z.array(z.string()).optional(),
  /** Left out: none, or each villain's own. */
  sideSchemes: z.array(card).optional(),
  environments: cards,
  /** Minions by their places in the order of a printed position, the first to enter first; left out, as it lists them. */
  age: z.array(z.int().min(0)).optional(),
  acceleration: z.int().min(0).default(0),
  encounter: z.strictObject({ deck: ids, discard: ids }).default({ deck: [], discard: [] }),
  removed: z.array(away).default([]),
  lasting: z.array(lasting).default([]),
  leaving: z.array(seat).default([]),
  outcome: outcomeSchema,
});

/** A document as it has been read, and parts of it. */
export type Written = z.output<typeof schema>;
export type WrittenPlayer = Written['players'][number];
export type WrittenStep = Written['step'];

/** A card in play, also one of which a document says nothing but its id. */
export const full = (entry: string | WrittenCard): WrittenCard =>
  typeof entry === 'string' ? written.parse({ card: entry }) : entry;
