import { z } from 'zod';
import { type Json, PositionError, type Random } from '../../kernel/index.js';
import type { SquadOptions } from './options.js';
import type { Pool } from './rules/match.js';
import { LEAST_POWER, MOST_POWER } from './rules/power.js';
import { emptyPlayer } from './rules/setup.js';
import { hide } from './rules/zones.js';
import { emptyTurn, type Instance, type Player, type SquadState, type TurnMemory } from './state.js';

const pair = <T extends z.ZodType>(entry: T) => z.tuple([entry, entry]);
const seat = z.union([z.literal(0), z.literal(1)]);
const cards = z.array(z.string()).default([]);
/** `owner`: whose card it is, where somebody else controls it (SQ-23). `printed`: what it is when it leaves play, where it copies another. */
const keeper = z.union([
  z.string(),
  z.strictObject({ card: z.string(), owner: seat.optional(), printed: z.string().optional() }),
]);
type Keeper = Exclude<z.output<typeof keeper>, string>;
/** Places among the Keepers of each seat, counted from 0. */
const places = pair(z.array(z.int().min(0))).default([[], []]);
const NOBODY = { keepers: [[], []] as [number[], number[]], others: 0 };
const turnMemory = z.strictObject({
  taken: pair(z.int().min(0)),
  attacked: pair(z.boolean()),
  rises: pair(z.int().min(0)).default([0, 0]),
  power: pair(z.int()).default([0, 0]),
  /** Cards that damaged the seat: Keepers by seat and place, counted from 0, and the number of all others. */
  damagers: pair(z.strictObject({ keepers: places, others: z.int().min(0).default(0) })).default([NOBODY, NOBODY]),
  /** Keepers that each seat put into play, by place. */
  entered: places,
  unheeded: pair(z.array(z.enum(['hand', 'deck']))).default([[], []]),
});
type WrittenTurn = z.output<typeof turnMemory>;

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
  memory: z
    .strictObject({ now: turnMemory.optional(), last: turnMemory.optional(), idle: z.int().min(0).default(0) })
    .optional(),
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
  const { power, turn, active, step, coins, nextFlip, extraTurns, players, memory, outcome } = parsed.data;
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
    memory: { now: emptyTurn(), last: emptyTurn(), idle: memory?.idle ?? 0 },
    outcome: (outcome as SquadState['outcome'] | undefined) ?? null,
  };
  for (const [at, written] of players.entries()) {
    const here = state.players[at] as Player;
    const zone = (name: keyof Player, list: readonly (string | Keeper)[]): Instance[] =>
      list.map((entry, index) => {
        const { card, owner = at } = typeof entry === 'string' ? { card: entry } : entry;
        if (!pool.has(card)) throw new PositionError(`position.players[${at}].${name}[${index}]`, `no card ${card}`);
        return hide(state, { id: 0, card, owner });
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
  state.memory.now = remembered(state, memory?.now);
  state.memory.last = remembered(state, memory?.last);
  return state;
}

/** What a turn left behind. Cards that are known by number alone get ids that no instance has. */
function remembered({ players }: SquadState, written: WrittenTurn | undefined): TurnMemory {
  if (written === undefined) return emptyTurn();
  const at = (seat: number, places: readonly number[]): number[] =>
    places.flatMap(place => players[seat as 0 | 1].keepers[place]?.id ?? []);
  const hurt = ({ keepers, others }: WrittenTurn['damagers'][0]): number[] => [
    ...Array.from({ length: others }, (_, one) => -1 - one),
    ...keepers.flatMap((places, seat) => at(seat, places)),
  ];
  return {
    ...written,
    damagers: [hurt(written.damagers[0]), hurt(written.damagers[1])],
    entered: [at(0, written.entered[0]), at(1, written.entered[1])],
  };
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

function writtenTurn({ players }: SquadState, turn: TurnMemory): Json {
  const places = (seat: 0 | 1, ids: readonly number[]): number[] =>
    players[seat].keepers.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));
  const hurt = (ids: readonly number[]): Json => {
    const keepers = [places(0, ids), places(1, ids)];
    return { keepers, others: ids.length - keepers.flat().length };
  };
  return {
    ...turn,
    damagers: [hurt(turn.damagers[0]), hurt(turn.damagers[1])],
    entered: [places(0, turn.entered[0]), places(1, turn.entered[1])],
  };
}

const cardsOf = (zone: readonly Instance[]): string[] => zone.map(instance => instance.card);

/** Writes a table as a position document. Attacks under way are left out: write at an action boundary. */
export function write(state: SquadState): Json {
  const { power, turn, first, active, step, coins, nextFlip, extraTurns, players, memory, outcome } = state;
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
    memory: {
      now: writtenTurn(state, memory.now),
      last: writtenTurn(state, memory.last),
      idle: memory.idle,
    },
    outcome: outcome as unknown as Json,
  };
}
