import { z } from 'zod';
import { type Outcome, PositionError } from './game.js';
import { nearestOf } from './nearest.js';
import { firstFlaw, pathText } from './reading.js';
import { BARE } from './sentences.js';
import type { Seat } from './text.js';

/** The fields of a position by a schema. @throws PositionError naming the first path that is wrong */
export function readFields<T>(schema: z.ZodType<T>, json: unknown): T {
  const parsed = schema.safeParse(json, BARE);
  if (parsed.success) return parsed.data;
  const { path, problem } = firstFlaw(schema, parsed.error.issues);
  throw new PositionError(pathText(['position', ...path]), problem);
}

/** Throws unless something holds that holds on every table there can be. @throws PositionError */
export function ensure(holds: boolean, path: string, message: string): asserts holds {
  if (!holds) throw new PositionError(path, message);
}

// -- cards

const numberIn = (id: string): number => Number.parseInt(id.replace(/^\D+/, ''), 10);

/** That there is no such card, and which one was probably meant. By another number it would just be another card. */
export function noCard(id: string, ids: Iterable<string>): string {
  const alike = [...ids].filter(other => numberIn(other) === numberIn(id));
  const [meant] = nearestOf(id, alike, 1);
  return `no card ${id}${meant === undefined ? '' : `: did you mean ${meant}?`}`;
}

/** The card of a printed id. @throws PositionError */
export function cardAt<C>(pool: ReadonlyMap<string, C>, id: string, path: string): C {
  const card = pool.get(id);
  if (card === undefined) throw new PositionError(path, noCard(id, pool.keys()));
  return card;
}

// -- seats

/** That nobody sits there. */
export const noSeat = (seat: Seat, seats: number): string => `no seat ${seat}: seats go from 0 to ${seats - 1}`;

/** Throws unless somebody sits there. @throws PositionError */
export function ensureSeat(seat: Seat, seats: number, path: string): void {
  ensure(seat < seats, path, noSeat(seat, seats));
}

/** Throws unless somebody sits at each of these seats, and none is named twice. @throws PositionError */
export function ensureSeats(named: readonly Seat[], seats: number, path: string): void {
  for (const [at, seat] of named.entries()) {
    ensureSeat(seat, seats, `${path}[${at}]`);
    ensure(named.indexOf(seat) === at, `${path}[${at}]`, `seat ${seat} is listed twice`);
  }
}

// -- the end

const arg = z.union([
  z.string(),
  z.number(),
  z.strictObject({ seat: z.int().min(0) }),
  z.strictObject({ card: z.string() }),
]);
const sentence = z.strictObject({ id: z.string(), args: z.record(z.string(), arg).optional() });

/** How a match ended, as its last position says. */
export const outcomeSchema = z
  .strictObject({
    places: z.array(z.int().min(1)),
    reason: sentence,
    together: z.enum(['won', 'lost']).optional(),
  })
  .nullable()
  .default(null);

/** The outcome of a position, null while its match goes on. @throws PositionError where it isn't one for these seats and cards */
export function readOutcome(
  outcome: z.output<typeof outcomeSchema>,
  seats: number,
  pool: ReadonlyMap<string, unknown>,
): Outcome | null {
  if (outcome === null) return null;
  const { places, reason, together } = outcome;
  const path = 'position.outcome';
  ensure(places.length === seats, `${path}.places`, `${places.length} of them, and there are ${seats} seats`);
  const expected = together === undefined ? ranks(places) : places.map(() => (together === 'won' ? 1 : 2));
  for (const [at, place] of places.entries())
    ensure(place === expected[at], `${path}.places[${at}]`, `place ${place} can't be: it would be ${expected[at]}`);
  for (const [name, value] of Object.entries(reason.args ?? {})) {
    if (typeof value !== 'object') continue;
    if ('seat' in value) ensureSeat(value.seat, seats, `${path}.reason.args.${name}.seat`);
    if ('card' in value) cardAt(pool, value.card, `${path}.reason.args.${name}.card`);
  }
  return outcome as Outcome;
}

/** Places as they are counted: after two who share the first comes the third. */
const ranks = (places: readonly number[]): number[] =>
  places.map(place => 1 + places.filter(other => other < place).length);
