import { cardAt, ensure, type Json, readFields, readOutcome, type Seat } from '../../../kernel/index.js';
import { made } from '../../../tabletop/index.js';
import type { SquadOptions } from '../options.js';
import { IDLE_TURNS } from '../rules/end.js';
import type { Pool } from '../rules/match.js';
import { emptyPlayer } from '../rules/setup.js';
import { emptyTurn, type Instance, type SquadState } from '../state.js';
import { readMemory } from './memory.js';
import { schema, type Written, type WrittenKeeper } from './schema.js';

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, options: SquadOptions, pool: Pool): SquadState {
  const written = readFields(schema, json);
  const { players, memory, outcome, coins, effects: _, ...rest } = written;
  const state: SquadState = {
    ...rest,
    ruleset: options.ruleset,
    first: firstOf(written),
    nextId: 1,
    coins: coins.map(side => side === 'heads'),
    players: [emptyPlayer(), emptyPlayer()],
    attacks: [],
    hits: [],
    memory: { now: emptyTurn(), last: emptyTurn(), idle: 0 },
    outcome: readOutcome(outcome, players.length, pool),
  };
  for (const [at, { deck, hand, discard, keepers }] of players.entries()) {
    const path = `position.players[${at}]`;
    const zone = (name: string, ids: readonly string[]): Instance[] =>
      ids.map((card, place) => {
        cardAt(pool, card, `${path}.${name}[${place}]`);
        return made(state, card, at);
      });
    // Documents list the top card first; piles keep it last.
    state.players[at as 0 | 1] = {
      deck: zone('deck', deck).reverse(),
      hand: zone('hand', hand),
      discard: zone('discard', discard).reverse(),
      keepers: keepers.map((entry, place) => keeperFrom(state, pool, entry, at, `${path}.keepers[${place}]`)),
    };
  }
  readMemory(state, memory);
  ensure(
    state.outcome !== null || state.ruleset !== 'quick' || state.memory.idle < IDLE_TURNS,
    'position.memory.idle',
    `the match ends after ${IDLE_TURNS} idle turns: at most ${IDLE_TURNS - 1}`,
  );
  return state;
}

/** Who had the first turn. Without turns that were given away, the two take turns. */
function firstOf({ turn, active, first }: Written): Seat {
  ensure(turn > 1 || first === undefined || first === active, 'position.first', `turn 1 is seat ${active}'s`);
  return first ?? ((turn % 2 === 1) === (active === 0) ? 0 : 1);
}

function keeperFrom(state: SquadState, pool: Pool, entry: WrittenKeeper, seat: Seat, path: string): Instance {
  const { card, owner = seat, printed } = typeof entry === 'string' ? { card: entry } : entry;
  ensure(cardAt(pool, card, path).keeper !== undefined, path, `${card} is not a Keeper`);
  if (printed !== undefined) cardAt(pool, printed, `${path}.printed`);
  return { ...made(state, card, owner), ...(printed !== undefined && { printed }) };
}
