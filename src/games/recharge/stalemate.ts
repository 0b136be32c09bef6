import { inAnyOrder, type Stalemate } from '../../kernel/index.js';
import { write } from './position/index.js';
import { endsByPiles } from './rules/end.js';
import type { RechargeState } from './state.js';

/** Where nobody gets any further the highest victory pile wins, as where counters have run out (RE-C7). */
export const stalemate: Stalemate<RechargeState> = {
  // A battle belongs to the turn in which it began: a card is played in it, or somebody gives in.
  turn: ({ round, active }) => `${round} ${active}`,
  hidden: ({ players }) => players.map(({ draw }) => draw.length),
  table: state =>
    write({
      ...state,
      round: 1,
      players: state.players.map(player => ({ ...player, hand: inAnyOrder(player.hand) })),
    }),
  luck: [],
  end: endsByPiles,
};
