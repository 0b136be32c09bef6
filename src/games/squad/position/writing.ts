import type { Json } from '../../../kernel/index.js';
import type { Instance, SquadState } from '../state.js';
import { writeMemory } from './memory.js';

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
