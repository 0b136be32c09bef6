import { z } from 'zod';
import { type Game, keptPromise, type Move, seedOf, verify } from '../kernel/index.js';
import type { MatchRow } from '../store/port.js';
import { isRevealed } from './terms.js';

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

/** A finished match with its secret revealed: all that anybody needs to play it again and find the same. */
export const transcriptSchema = z.strictObject({
  game: z.string(),
  /** The rules it was played by. Another build may find another match; this says so. */
  version: z.string().optional(),
  ruleset: z.string().optional(),
  /** The set of cards it was played with. Its cards are its server's: whoever checks the match must have them. */
  set: z.strictObject({ name: z.string(), hash: z.string() }).optional(),
  options: z.record(z.string(), z.unknown()),
  seats: z
    .array(
      z.strictObject({
        name: z.string(),
        deck: z.strictObject({ name: z.string(), cards: z.record(z.string(), z.int().min(1)) }),
        /** What the player did to sit down: part of the seed. */
        sitting: z.string(),
      }),
    )
    .min(1),
  secret: z.string(),
  commitment: z.string(),
  moves: z.array(move),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** The transcript of a match as it is stored. Its secret is in it: only for matches that are over. */
export function transcriptOf(match: MatchRow, moves: readonly Move[]): Transcript {
  const { game, version, ruleset, set, options, secret, commitment } = match;
  if (!isRevealed(match)) throw new Error(`match ${match.id} is not over: its secret is not to be told`);
  const seats = match.seats.map(({ name, deck, sitting }) => ({
    name,
    deck: { name: deck?.name ?? '', cards: { ...deck?.cards } },
    sitting,
  }));
  const played = set === null ? {} : { set: { name: set.name, hash: set.hash } };
  const told = moves.map(openly);
  return transcriptSchema.parse({ game, version, ruleset, ...played, options, seats, secret, commitment, moves: told });
}

/** A standing order is its player's business alone: what it answered, they answered. */
const openly = (one: Move): Move => (one.type === 'answer' && one.by === 'order' ? { ...one, by: 'player' } : one);

/** What checking a transcript comes to. */
export type Verdict =
  | { readonly ok: true; readonly hash: string; readonly decisions: number }
  | { readonly ok: false; readonly where: string; readonly problem: string };

/** Whether the secret is the one that was promised, and whether the moves lead from it to an end, each as recorded. */
export function checkTranscript(game: Game, transcript: Transcript): Verdict {
  const { version = '', secret, commitment, seats } = transcript;
  if (!keptPromise(commitment, secret))
    return { ok: false, where: 'secret', problem: 'this is not the secret that the commitment promised' };
  const options = game.options.safeParse(transcript.options);
  if (!options.success) return { ok: false, where: 'options', problem: `not options of ${game.id}` };
  const seed = seedOf(
    secret,
    seats.map(seat => seat.sitting),
  );
  const moves = transcript.moves as readonly Move[];
  const stray = moves.findIndex((one, at) => one.seq !== at + 1);
  if (stray >= 0)
    return { ok: false, where: `moves[${stray}]`, problem: 'a move is missing before it, or out of place' };
  try {
    const table = verify(game, { version, options: options.data, seats, seed }, moves);
    if (table.outcome === null)
      return { ok: false, where: `moves[${moves.length}]`, problem: 'the match is not over here: moves are missing' };
    const decisions = moves.filter(one => one.type === 'answer').length;
    return { ok: true, hash: table.hash(), decisions };
  } catch (error) {
    return { ok: false, where: whereOf(error), problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A drift knows its move; anything else went wrong before the first. */
function whereOf(error: unknown): string {
  const seq = error instanceof Error && 'seq' in error ? Number(error.seq) : 0;
  return seq > 0 ? `moves[${seq - 1}]` : 'moves';
}
