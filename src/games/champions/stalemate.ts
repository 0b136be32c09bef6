import { inAnyOrder, type Stalemate } from '../../kernel/index.js';
import { write } from './position/index.js';
import type { Pool } from './rules/match.js';
import { lost } from './rules/round/end.js';
import type { ChampionsState } from './state.js';

/** Heroes who get no further have not stopped the villain: they have lost (CH-C38). */
export const stalemateWith = (pool: Pool): Stalemate<ChampionsState> => ({
  turn: ({ round }) => round,
  hidden: ({ players, encounter, crew }) => [
    encounter.deck.length,
    ...(crew?.members ?? []).map(({ deck }) => deck.length),
    ...players.flatMap(({ deck, dealt }) => [deck.length, dealt.length]),
  ],
  table: state =>
    write(
      {
        ...state,
        round: 1,
        players: state.players.map(player => ({ ...player, hand: inAnyOrder(player.hand) })),
      },
      pool,
    ),
  luck: [],
  end(state, reason) {
    state.outcome = lost(state, reason);
  },
});
