import { z } from 'zod';
import { type Json, type Outcome, PositionError } from '../../kernel/index.js';
import { renew } from '../../tabletop/index.js';
import type { Pool } from './card.js';
import type { SmashOptions } from './options.js';
import { emptyTeam } from './rules/setup.js';
import type { Instance, Place, SmashState, Team } from './state.js';

const cards = z.array(z.string()).default([]);
const count = z.int().min(0).default(0);
/** `loot` may belong to another seat, when it was stolen. */
const place = z.strictObject({
  card: z.string(),
  stunned: z.boolean().default(false),
  loot: z.string().nullable().default(null),
  lootOf: z.int().min(0).optional(),
  readyAt: count,
  shieldedUntil: count,
});

const schema = z.strictObject({
  turn: z.int().min(1).default(1),
  active: count,
  actions: z.int().min(0).default(1),
  extra: z.boolean().default(false),
  begun: z.boolean().default(false),
  idle: count,
  quiet: count,
  fallen: z.array(z.array(z.int().min(0)).min(1)).default([]),
  teams: z
    .array(
      z.strictObject({
        stack: cards,
        /** A hero by its id, a hero with its state, or null for an empty place. */
        places: z.array(z.union([z.string(), place, z.null()])).default([]),
        defeated: cards,
        deck: cards,
        hand: cards,
        discard: cards,
        turns: count,
        missing: z.enum(['none', 'next', 'last']).default('none'),
        out: z.boolean().default(false),
      }),
    )
    .min(2)
    .max(8),
  outcome: z.strictObject({ places: z.array(z.int()), reason: z.looseObject({ id: z.string() }) }).nullish(),
});
type Written = z.output<typeof schema>;

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, { teamUpTypes }: SmashOptions, pool: Pool): SmashState {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PositionError(pathOf(issue?.path ?? []), issue?.message ?? 'cannot be read');
  }
  const { teams, outcome, ...rest } = parsed.data;
  for (const seat of [rest.active, ...rest.fallen.flat()])
    if (teams[seat] === undefined) throw new PositionError('position.active', `no seat ${seat}`);
  const state: SmashState = {
    ...rest,
    teamUpTypes,
    battle: null,
    felledBy: null,
    nextId: 1,
    teams: [],
    outcome: (outcome as Outcome | null | undefined) ?? null,
  };
  for (const [seat, written] of teams.entries()) state.teams.push(teamFrom(state, seat, written, pool, teams.length));
  return state;
}

function teamFrom(state: SmashState, seat: number, written: Written['teams'][0], pool: Pool, seats: number): Team {
  const { places, turns, missing, out } = written;
  const path = `position.teams[${seat}]`;
  const instance = (card: string, at: string, isHero: boolean, owner = seat): Instance => {
    const found = pool.get(card);
    if (found === undefined) throw new PositionError(`${path}.${at}`, `no card ${card}`);
    if ((found.kind === 'hero') !== isHero)
      throw new PositionError(`${path}.${at}`, `${card} is ${isHero ? 'no' : 'a'} hero`);
    if (owner >= seats) throw new PositionError(`${path}.${at}Of`, `no seat ${owner}`);
    return renew(state, { id: 0, card, owner });
  };
  const zone = (name: 'stack' | 'defeated' | 'deck' | 'hand' | 'discard'): Instance[] =>
    written[name].map((card, at) => instance(card, `${name}[${at}]`, name === 'stack' || name === 'defeated'));
  const placeFrom = (entry: Written['teams'][0]['places'][0], at: number): Place | null => {
    if (entry === null) return null;
    const { card, loot, lootOf, ...rest } = typeof entry === 'string' ? place.parse({ card: entry }) : entry;
    const below = loot === null ? undefined : pool.get(loot);
    if (below !== undefined && below.kind !== 'loot')
      throw new PositionError(`${path}.places[${at}].loot`, `${below.id} is no Loot`);
    return {
      ...rest,
      hero: instance(card, `places[${at}]`, true),
      loot: loot === null ? null : instance(loot, `places[${at}].loot`, false, lootOf),
    };
  };
  return {
    ...emptyTeam(),
    // Documents list the top card first; piles keep it last.
    stack: zone('stack').reverse(),
    places: places.map(placeFrom),
    defeated: zone('defeated').reverse(),
    deck: zone('deck').reverse(),
    hand: zone('hand'),
    discard: zone('discard').reverse(),
    turns,
    missing,
    out,
  };
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`), 'position');

const idsOf = (zone: readonly Instance[]): string[] => zone.map(({ card }) => card);

/** Writes a table between two actions as a position document. */
export function write(state: SmashState): Json {
  const { teamUpTypes: _types, nextId: _next, battle: _battle, felledBy: _felledBy, teams, ...rest } = state;
  return {
    ...rest,
    teams: teams.map(({ stack, places, defeated, deck, hand, discard, ...counted }, seat) => ({
      ...counted,
      stack: idsOf(stack).reverse(),
      places: places.map(entry => (entry === null ? null : written(entry, seat))),
      defeated: idsOf(defeated).reverse(),
      deck: idsOf(deck).reverse(),
      hand: idsOf(hand),
      discard: idsOf(discard).reverse(),
    })),
  } as unknown as Json;
}

function written({ hero, loot, ...rest }: Place, seat: number): Json {
  return {
    ...rest,
    card: hero.card,
    loot: loot?.card ?? null,
    ...(loot !== null && loot.owner !== seat && { lootOf: loot.owner }),
  };
}
