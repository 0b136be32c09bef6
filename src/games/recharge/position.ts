import { z } from 'zod';
import { type Json, type Outcome, PositionError } from '../../kernel/index.js';
import { renew } from '../../tabletop/index.js';
import type { Pool } from './card.js';
import { type RechargeOptions, SEATS } from './options.js';
import { emptyPlayer } from './rules/setup.js';
import type { Instance, Link, Player, RechargeState } from './state.js';

const cards = z.array(z.string()).default([]);
const counters = z.array(z.int().min(1)).default([]);
/** `on` counts the cards of the same chain from 0. */
const link = z.strictObject({
  card: z.string(),
  turned: z.boolean().default(false),
  on: z.int().min(0).nullable().default(null),
  side: z.enum(['left', 'right']).default('right'),
});

const schema = z.strictObject({
  round: z.int().min(1).default(1),
  starter: z.int().min(0).default(0),
  active: z.int().min(0).optional(),
  step: z.enum(['ante', 'turn', 'answer', 'battle', 'after']).default('turn'),
  idle: z.int().min(0).default(0),
  battle: z
    .strictObject({
      attacker: z.int().min(0),
      waiting: z.array(z.int().min(0)).default([]),
      fighting: z.array(z.int().min(0)),
      turn: z.int().min(0),
      ventured: z.boolean().default(false),
      passes: z.int().min(0).default(0),
    })
    .nullable()
    .default(null),
  pot: counters,
  winner: z.int().min(0).nullable().default(null),
  players: z
    .array(
      z.strictObject({
        draw: cards,
        hand: cards,
        discard: cards,
        reserve: counters,
        venture: counters,
        victory: counters,
        chain: z.array(link).default([]),
        out: z.boolean().default(false),
      }),
    )
    .min(SEATS.min)
    .max(SEATS.max),
  outcome: z.strictObject({ places: z.array(z.int()), reason: z.looseObject({ id: z.string() }) }).nullish(),
});
type Written = z.output<typeof schema>;

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, { goal }: RechargeOptions, pool: Pool): RechargeState {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PositionError(pathOf(issue?.path ?? []), issue?.message ?? 'cannot be read');
  }
  const { players, active, outcome, ...rest } = parsed.data;
  const state: RechargeState = {
    ...rest,
    goal,
    active: active ?? rest.starter,
    nextId: 1,
    players: [],
    outcome: (outcome as Outcome | null | undefined) ?? null,
  };
  for (const [seat, written] of players.entries()) state.players.push(player(state, seat, written, pool));
  return state;
}

function player(state: RechargeState, seat: number, written: Written['players'][0], pool: Pool): Player {
  const instance = (card: string, path: string): Instance => {
    if (!pool.has(card)) throw new PositionError(`position.players[${seat}].${path}`, `no card ${card}`);
    return renew(state, { id: 0, card, owner: seat });
  };
  const zone = (name: 'draw' | 'hand' | 'discard'): Instance[] =>
    written[name].map((card, at) => instance(card, `${name}[${at}]`));
  const chain: Link[] = [];
  for (const [at, { card, on, ...rest }] of written.chain.entries()) {
    const hangsOn = on === null ? null : chain[on];
    if (hangsOn === undefined)
      throw new PositionError(`position.players[${seat}].chain[${at}].on`, `no card ${on} stands before it`);
    chain.push({ ...rest, instance: instance(card, `chain[${at}]`), on: hangsOn?.instance.id ?? null });
  }
  const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
  return {
    ...emptyPlayer(),
    // Documents list the top card first; piles keep it last.
    draw: zone('draw').reverse(),
    hand: zone('hand'),
    discard: zone('discard').reverse(),
    reserve: sorted(written.reserve),
    venture: written.venture,
    victory: sorted(written.victory),
    chain,
    out: written.out,
  };
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`), 'position');

const idsOf = (zone: readonly Instance[]): string[] => zone.map(({ card }) => card);

/** Writes a table as a position document. */
export function write(state: RechargeState): Json {
  const { goal: _goal, nextId: _next, players, battle, outcome, ...rest } = state;
  return {
    ...rest,
    battle: battle === null ? null : { ...battle },
    players: players.map(({ draw, hand, discard, chain, ...counted }) => ({
      ...counted,
      draw: idsOf(draw).reverse(),
      hand: idsOf(hand),
      discard: idsOf(discard).reverse(),
      chain: chain.map(({ instance, on, ...hung }) => ({
        ...hung,
        card: instance.card,
        on: on === null ? null : chain.findIndex(link => link.instance.id === on),
      })),
    })),
    outcome: outcome as unknown as Json,
  } as unknown as Json;
}
