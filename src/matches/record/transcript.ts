import { z } from 'zod';
import { chained, type Move, type Part } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';
import { luckIn, sittingsOf } from '../lobby/luck.js';
import { isRevealed } from '../lobby/terms.js';

const keys = z.array(z.string());
const answer = z.union([
  z.strictObject({ pick: keys }),
  z.strictObject({ amount: z.number() }),
  z.strictObject({ order: keys }),
  z.strictObject({ distribute: z.record(z.string(), z.number()) }),
  z.strictObject({ pay: z.array(z.strictObject({ key: z.string(), as: z.string() })) }),
]);
const count = z.int().min(0);
const move = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    seq: count,
    prompt: count,
    seat: count,
    answer,
    by: z.enum(['player', 'default', 'practice']),
    digest: z.string(),
    hash: z.string(),
  }),
  z.strictObject({ type: z.literal('leave'), seq: count, seat: count, hash: z.string() }),
  z.strictObject({
    type: z.literal('undo'),
    seq: count,
    to: count,
    prompts: count,
    log: count,
    redeal: z.boolean(),
    cause: z.enum(['wish', 'failure']),
  }),
]);
const seat = z.strictObject({
  name: z.string(),
  deck: z.strictObject({ name: z.string(), cards: z.record(z.string(), z.int().min(1)) }),
});
const told = {
  game: z.string(),
  /** The rules it was played under. Another build may come to a different match; this tells them apart. */
  version: z.string(),
  ruleset: z.string(),
  /** The card set it was played with. The cards belong to the server, and checking the match needs them. */
  set: z.strictObject({ name: z.string(), hash: z.string() }).optional(),
  options: z.record(z.string(), z.unknown()),
  commitment: z.string(),
  moves: z.array(move),
  secret: z.string(),
};

/** A finished match with its secret revealed: everything anyone needs to replay it and come to the same result. */
export const transcriptSchema = z.strictObject({
  format: z.literal(2),
  match: z.string(),
  ...told,
  seats: z
    .array(
      seat.extend({
        /** Joined, chose a deck or changed the table after the last words were added. */
        late: z.literal(true).optional(),
        /** Only in matches that were dealt before players could add luck. */
        sitting: z.string().optional(),
      }),
    )
    .min(1),
  /** The words that players added to the shuffle, first to last. */
  luck: z.array(z.strictObject({ seat: count, words: z.string() })),
  /** The result, as it was posted. */
  outcome: z.strictObject({
    places: z.array(z.int()),
    reason: z.strictObject({ id: z.string(), args: z.record(z.string(), z.unknown()).optional() }),
    together: z.enum(['won', 'lost']).optional(),
  }),
  /** The beginning of each link of its chain: if a part was changed, the first difference says which. */
  links: z.array(z.string()),
  /** The last link, in full: it covers everything. */
  seal: z.string(),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** As transcripts were written before they had a seal. */
export const unsealedSchema = z.strictObject({
  ...told,
  version: told.version.optional(),
  ruleset: told.ruleset.optional(),
  seats: z.array(seat.extend({ sitting: z.string() })).min(1),
});
export type Unsealed = z.infer<typeof unsealedSchema>;

/** The part of a transcript that its seal covers, whether it was read or is being written. */
type Contents = {
  readonly [K in keyof Omit<Transcript, 'links' | 'seal'>]: K extends Listed ? readonly unknown[] : unknown;
};
type Listed = 'seats' | 'luck' | 'moves';

/** What a transcript seals, in the order in which it came about. */
export function partsOf({ seats, luck, moves, outcome, secret, ...head }: Contents): Part[] {
  const { format, match, game, version, ruleset, options, set = null, commitment } = head;
  const named = { format, match, game, version, ruleset, options, set, commitment };
  return [
    ...Object.entries(named),
    ...seats.map((one, at): Part => [`seats[${at}]`, one]),
    ...luck.map((one, at): Part => [`luck[${at}]`, one]),
    ...moves.map((one, at): Part => [`moves[${at}]`, one]),
    ['outcome', outcome],
    ['secret', secret],
  ];
}

const SHOWN = 16;

/** A link as a transcript shows it. */
export const linkShown = (link: string): string => link.slice(0, SHOWN);

/** The transcript of a match as it is stored. Its secret is in it: only for matches that are over. */
export function transcriptOf(match: MatchRow, moves: readonly Move[]): Transcript {
  if (!isRevealed(match)) throw new Error(`match ${match.id} is not over: its secret is not to be told`);
  return transcriptSchema.parse(sealed(match, moves));
}

/** The seal of a finished match. It may be posted before the secret is revealed, because it doesn't give it away. */
export const sealOf = (match: MatchRow, moves: readonly Move[]): string => sealed(match, moves).seal;

function sealed(row: MatchRow, moves: readonly Move[]) {
  const { id: match, game, version, ruleset, set, options, secret, commitment, outcome } = row;
  const sittings = sittingsOf(row.seats);
  const contents = {
    ...{ format: 2, match, game, version, ruleset, options },
    ...(set !== null && { set: { name: set.name, hash: set.hash } }),
    seats: row.seats.map(({ name, deck, late }, at) => ({
      name,
      deck: { name: deck?.name ?? '', cards: { ...deck?.cards } },
      ...(late && { late }),
      ...(sittings !== null && { sitting: sittings[at] }),
    })),
    luck: luckIn(row.seats),
    ...{ commitment, moves: moves.map(openly), outcome, secret },
  };
  const links = chained(partsOf(contents));
  return { ...contents, links: links.map(linkShown), seal: links.at(-1) as string };
}

/** An auto-reply is its player's business alone: what it answered, they answered. */
const openly = (one: Move): Move => (one.type === 'answer' && one.by === 'order' ? { ...one, by: 'player' } : one);
