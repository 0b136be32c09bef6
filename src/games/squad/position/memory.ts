import { z } from 'zod';
import { ensure, type Json } from '../../../kernel/index.js';
import { type BlocksFrom, emptyTurn, type Player, type SquadState, type TurnMemory } from '../state.js';

const SEATS = [0, 1] as const;

export const pair = <T extends z.ZodType>(entry: T) => z.tuple([entry, entry]);
const count = z.int().min(0);
/** Places in a zone of each seat, counted from 0: among the Keepers from the oldest, in a discard pile from the top. */
const places = pair(z.array(count)).default([[], []]);
/** Cards that are remembered: where they lie, for as long as that is open; and the number of all others. */
const several = z
  .strictObject({ keepers: places, discard: places, others: count.default(0) })
  .default({ keepers: [[], []], discard: [[], []], others: 0 });
type Several = z.output<typeof several>;

const turn = z.strictObject({
  /** Damage that each seat took. */
  taken: pair(count).default([0, 0]),
  attacked: pair(z.boolean()).default([false, false]),
  rises: pair(count).default([0, 0]),
  power: pair(z.int()).default([0, 0]),
  /** Cards that damaged each seat. */
  damagers: pair(several).default([several.parse(undefined), several.parse(undefined)]),
  /** Cards that each seat put into play as Keepers. */
  entered: pair(several).default([several.parse(undefined), several.parse(undefined)]),
  /** From where each seat's icons do not count. Abilities add to it: each table has lists of its own. */
  unheeded: pair(z.array(z.enum(['hand', 'deck']))).default((): [BlocksFrom[], BlocksFrom[]] => [[], []]),
});

/** What this turn and the last one left behind, as a position writes it. Anything may be left out. */
export const memory = z.strictObject({ now: turn.optional(), last: turn.optional(), idle: count.default(0) });

/** Sets what the turns have left behind, on a table whose cards lie where they belong. @throws PositionError */
export function readMemory(state: SquadState, written: z.output<typeof memory> | undefined): void {
  state.memory = {
    now: readTurn(state, 'now', written?.now),
    last: readTurn(state, 'last', written?.last),
    idle: written?.idle ?? 0,
  };
}

function readTurn(state: SquadState, when: 'now' | 'last', written: z.output<typeof turn> | undefined): TurnMemory {
  if (written === undefined) return emptyTurn();
  const idsOf = (what: 'damagers' | 'entered', seat: 0 | 1): number[] =>
    readSeveral(state, written[what][seat], `position.memory.${when}.${what}[${seat}]`);
  return {
    ...written,
    damagers: [idsOf('damagers', 0), idsOf('damagers', 1)],
    entered: [idsOf('entered', 0), idsOf('entered', 1)],
  };
}

/** Cards in the open by their ids; the others get ids that no instance has. */
function readSeveral({ players }: SquadState, { others, ...zones }: Several, path: string): number[] {
  const ids = Array.from({ length: others }, (_, at) => -1 - at);
  for (const name of ['keepers', 'discard'] as const)
    for (const seat of SEATS)
      for (const [at, place] of zones[name][seat].entries()) {
        const here = `${path}.${name}[${seat}][${at}]`;
        const instance = inOrder(players[seat], name)[place];
        ensure(instance !== undefined, here, `no card lies at place ${place} there`);
        ensure(!ids.includes(instance.id), here, `place ${place} is listed twice`);
        ids.push(instance.id);
      }
  return ids;
}

export function writeMemory(state: SquadState): Json {
  const { now, last, idle } = state.memory;
  return { now: writeTurn(state, now), last: writeTurn(state, last), idle };
}

const writeTurn = (state: SquadState, turn: TurnMemory): Json => ({
  ...turn,
  damagers: turn.damagers.map(ids => writeSeveral(state, ids)),
  entered: turn.entered.map(ids => writeSeveral(state, ids)),
});

/** Leaves out what is empty: mostly all of it is. */
function writeSeveral({ players }: SquadState, ids: readonly number[]): Json {
  const placesIn = (name: 'keepers' | 'discard'): number[][] =>
    SEATS.map(seat => inOrder(players[seat], name).flatMap(({ id }, place) => (ids.includes(id) ? [place] : [])));
  const keepers = placesIn('keepers');
  const discard = placesIn('discard');
  const others = ids.length - keepers.flat().length - discard.flat().length;
  return {
    ...(keepers.flat().length > 0 && { keepers }),
    ...(discard.flat().length > 0 && { discard }),
    ...(others > 0 && { others }),
  };
}

/** A zone in the order of positions: discard piles from the top. */
const inOrder = (player: Player, name: 'keepers' | 'discard') =>
  name === 'discard' ? [...player.discard].reverse() : player.keepers;
