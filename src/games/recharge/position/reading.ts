import { cardAt, type Json, readFields, readOutcome, type Seat } from '../../../kernel/index.js';
import { made } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import type { RechargeOptions } from '../options.js';
import { agreed } from '../rules/setup.js';
import type { Instance, Player, RechargeState } from '../state.js';
import { readChain } from './chain.js';
import { ensureCounters } from './counters.js';
import { ensurePossible } from './possible.js';
import { schema, type WrittenPlayer } from './schema.js';

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, options: RechargeOptions, pool: Pool): RechargeState {
  const { players, active, outcome, ...rest } = readFields(schema, json);
  const state: RechargeState = {
    ...rest,
    goal: options.goal,
    ...agreed(options),
    active: active ?? rest.starter,
    nextId: 1,
    players: [],
    outcome: readOutcome(outcome, players.length, pool),
  };
  for (const [seat, written] of players.entries()) state.players.push(player(state, seat, written, pool));
  ensureCounters(players, rest.pot, options);
  ensurePossible(state, pool);
  return state;
}

function player(state: RechargeState, seat: Seat, written: WrittenPlayer, pool: Pool): Player {
  const path = `position.players[${seat}]`;
  const instance = (card: string, at: string): Instance => {
    cardAt(pool, card, at);
    return made(state, card, seat);
  };
  const zone = (name: 'draw' | 'hand' | 'discard'): Instance[] =>
    written[name].map((card, at) => instance(card, `${path}.${name}[${at}]`));
  return {
    // Documents list the top card first; piles keep it last.
    draw: zone('draw').reverse(),
    hand: zone('hand'),
    discard: zone('discard').reverse(),
    reserve: sorted(written.reserve),
    venture: written.venture,
    victory: sorted(written.victory),
    chain: readChain(written.chain, pool, `${path}.chain`, instance),
    out: written.out,
  };
}

const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
