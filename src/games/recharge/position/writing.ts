import type { Json } from '../../../kernel/index.js';
import type { Instance, RechargeState } from '../state.js';

const idsOf = (zone: readonly Instance[]): string[] => zone.map(({ card }) => card);

/** Writes a table as a position document. */
export function write(state: RechargeState): Json {
  const {
    goal: _goal,
    hands: _hands,
    brisk: _brisk,
    counters: _counters,
    nextId: _next,
    players,
    battle,
    collected: _won,
    outcome,
    ...rest
  } = state;
  return {
    ...rest,
    battle: battle,
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
