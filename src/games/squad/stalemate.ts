import { inAnyOrder, type Stalemate } from '../../kernel/index.js';
import { write } from './position/index.js';
import { drawn } from './rules/end.js';
import { MOST_POWER } from './rules/power.js';
import type { Player, SquadState } from './state.js';

/** A match that would go on for ever is a draw (SQ-C50). */
export const stalemate: Stalemate<SquadState> = {
  turn: ({ turn }) => turn,
  hidden: ({ players }) => players.map(({ deck }) => deck.length),
  table({ players: [one, other], memory, ...rest }) {
    // Both may be waiting for the power that their cards need.
    if (rest.power < MOST_POWER && rest.nextFlip !== 'none') return null;
    return write({ ...rest, turn: 1, memory: { ...memory, idle: 0 }, players: [unordered(one), unordered(other)] });
  },
  luck: ['coin'],
  end(state, reason) {
    state.outcome = drawn(reason);
  },
};

const unordered = (player: Player): Player => ({ ...player, hand: inAnyOrder(player.hand) });
