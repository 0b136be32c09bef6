import { z } from 'zod';
import { type Json, PositionError, type Random } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import type { SquadOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { LEAST_POWER, MOST_POWER } from '../rules/power.js';
import { emptyPlayer } from '../rules/setup.js';
import { emptyTurn, type Instance, type Player, type SquadState } from '../state.js';
import { memory, pair, readMemory, writeMemory } from './memory.js';

const seat = z.union([z.literal(0), z.literal(1)]);
const cards = z.array(z.string()).default([]);
/** `owner`: whose card it is, where somebody else controls it (SQ-23). `printed`: what it is when it leaves play, where it copies another. */
const keeper = z.union([
  z.string(),
  z.strictObject({ card: z.string(), owner: seat.optional(), printed: z.string().optional() }),
]);
type Keeper = Exclude<z.output<typeof keeper>, string>;

const schema = z.strictObject({
  power: z.int().min(LEAST_POWER).max(MOST_POWER).default(1),
  turn: z.int().min(1).default(1),
  first: seat.optional(),
  active: seat.default(0),
  step: z.enum(['start', 'attack', 'end']).default('attack'),
  coins: z.array(z.enum(['heads', 'tails'])).default([]),
  nextFlip: z.enum(['heads', 'none']).nullable().default(null),
  extraTurns: z.int().min(0).default(0),
  players: pair(z.strictObject({ deck: cards, hand: cards, discard: cards, keepers: z.array(keeper).default([]) })),
  memory: memory.optional(),
  /** No card of this pool leaves an effect behind that is not a Keeper or a memory. */
  effects: z
    .array(z.unknown())
    .max(0, 'no lasting effects are known: a Keeper or "memory" holds what lasts')
    .default([]),
  outcome: z.strictObject({ places: pair(z.int()), reason: z.looseObject({ id: z.string() }) }).nullish(),
});

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, options: SquadOptions, pool: Pool, _random: (stream: string) => Random): SquadState {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PositionError(pathOf(issue?.path ?? []), issue?.message ?? 'cannot be read');
  }
  const { power, turn, active, step, coins, nextFlip, extraTurns, players, outcome } = parsed.data;
  const state: SquadState = {
    ruleset: options.ruleset,
    power,
    turn,
    first: parsed.data.first ?? ((turn % 2 === 1) === (active === 0) ? 0 : 1),
    active,
    step,
    nextId: 1,
    coins: coins.map(side => side === 'heads'),
    nextFlip,
    extraTurns,
    players: [emptyPlayer(), emptyPlayer()],
    attacks: [],
    hits: [],
    memory: { now: emptyTurn(), last: emptyTurn(), idle: 0 },
    outcome: (outcome as SquadState['outcome'] | undefined) ?? null,
  };
  for (const [at, written] of players.entries()) {
    const here = state.players[at] as Player;
    const zone = (name: keyof Player, list: readonly (string | Keeper)[]): Instance[] =>
      list.map((entry, index) => {
        const { card, owner = at } = typeof entry === 'string' ? { card: entry } : entry;
        if (!pool.has(card)) throw new PositionError(`position.players[${at}].${name}[${index}]`, `no card ${card}`);
        return renew(state, { id: 0, card, owner });
      });
    // Documents list the top card first; piles keep it last.
    here.deck = zone('deck', written.deck).reverse();
    here.hand = zone('hand', written.hand);
    here.discard = zone('discard', written.discard).reverse();
    here.keepers = zone('keepers', written.keepers);
    for (const [index, keeper] of here.keepers.entries()) {
      const path = `position.players[${at}].keepers[${index}]`;
      if (pool.get(keeper.card)?.keeper === undefined) throw new PositionError(path, `${keeper.card} is not a Keeper`);
      const entry = written.keepers[index];
      if (typeof entry !== 'object' || entry.printed === undefined) continue;
      if (!pool.has(entry.printed)) throw new PositionError(`${path}.printed`, `no card ${entry.printed}`);
      keeper.printed = entry.printed;
    }
  }
  readMemory(state, parsed.data.memory);
  return state;
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`),
    'position',
  );
}

/** A Keeper by its printed id, or with all that the id does not say. */
function writtenKeeper(seat: number, { card, owner, printed }: Instance): Json {
  const more = { ...(owner !== seat && { owner }), ...(printed !== undefined && { printed }) };
  return Object.keys(more).length === 0 ? card : { card, ...more };
}

const cardsOf = (zone: readonly Instance[]): string[] => zone.map(instance => instance.card);

/** Writes a table as a position document. Attacks under way are left out: write at an action boundary. */
export function write(state: SquadState): Json {
  const { power, turn, first, active, step, coins, nextFlip, extraTurns, players, outcome } = state;
  return {
    power,
    turn,
    first,
    active,
    step,
    coins: coins.map(heads => (heads ? 'heads' : 'tails')),
    nextFlip,
    extraTurns,
    players: players.map(({ deck, hand, discard, keepers }, at) => ({
      deck: cardsOf(deck).reverse(),
      hand: cardsOf(hand),
      discard: cardsOf(discard).reverse(),
      keepers: keepers.map(keeper => writtenKeeper(at, keeper)),
    })),
    memory: writeMemory(state),
    outcome: outcome as unknown as Json,
  };
}
